// Runs before the first paint, so that remembered looks do not flash in from others. A file of its
// own because the page's policy forbids inline scripts. src/shell/App.svelte keeps them up to date.
(function () {
  var looks = document.documentElement.dataset;
  var recall = function (name) {
    try {
      return localStorage.getItem('sudominoku.' + name);
    } catch {
      return null; // Storage is forbidden: the system's wishes alone count.
    }
  };
  var theme = recall('theme');
  if (/^(light|dark|contrast)$/.test(theme)) looks.theme = theme;
  else if (matchMedia('(prefers-contrast: more)').matches) looks.theme = 'contrast';
  if (recall('palette') === 'safe') looks.palette = 'safe';
  if (recall('motion') === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    looks.motion = 'reduced';
})();
