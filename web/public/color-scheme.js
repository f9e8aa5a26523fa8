// Runs before the first paint, as a file of its own because the Content-Security-Policy allows no inline script.
// It reads what src/core/preferences.ts writes; src/core/color-scheme.ts takes over once the app runs.
(function () {
  let wanted = 'auto';
  try {
    const found = /"color_scheme":"(light|dark)"/.exec(localStorage.getItem('user_preferences') || '');
    if (found) wanted = found[1];
  } catch {
    wanted = 'auto'; // The browser refuses storage.
  }
  const dark = wanted === 'dark' || (wanted === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0e1116' : '#fafaf7');
})();
