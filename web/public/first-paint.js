(function () {
  var looks = document.documentElement.dataset;
  var recall = function (name) {
    try {
      return localStorage.getItem('sudominoku.' + name);
    } catch {
      return null;
    }
  };
  var theme = recall('theme');
  if (/^(light|dark|contrast)$/.test(theme)) looks.theme = theme;
  else if (matchMedia('(prefers-contrast: more)').matches) looks.theme = 'contrast';
  if (recall('palette') === 'safe') looks.palette = 'safe';
  if (recall('motion') === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    looks.motion = 'reduced';
})();
addEventListener('load', function () {
  document.getElementById('failed').hidden = document.getElementById('app').hasChildNodes();
});
