// Sets remembered looks before the first paint; src/shell/App.svelte keeps them up to date. A file of
// its own, since the page's policy forbids inline scripts.
(function () {
  var looks = document.documentElement.dataset;
  var recall = function (name) {
    try {
      return localStorage.getItem('sudominoku.' + name);
    } catch {
      return null; // Forbidden: the system's wishes alone count.
    }
  };
  var theme = recall('theme');
  if (/^(light|dark|contrast)$/.test(theme)) looks.theme = theme;
  else if (matchMedia('(prefers-contrast: more)').matches) looks.theme = 'contrast';
  if (recall('palette') === 'safe') looks.palette = 'safe';
  if (recall('motion') === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    looks.motion = 'reduced';
})();
