// Runs before the first paint, so that a remembered theme does not flash in from the other one.
// A file of its own because the page's policy forbids inline scripts. The rest is in src/state.
try {
  var theme = localStorage.getItem('sudominoku.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's theme it is.
}
