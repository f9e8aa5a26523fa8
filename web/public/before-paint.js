// Before the first paint: see src/core/color-scheme.ts and drawn-page.ts. The Content-Security-Policy allows no inline script.
(function () {
  const root = document.documentElement;
  /** @param {string} key */
  function read(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch {
      return ''; // The browser refuses storage.
    }
  }

  const preferences = read('user_preferences');
  const chosen = /"color_scheme":"(light|dark)"/.exec(preferences);
  const dark = chosen ? chosen[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0e1116' : '#fafaf7');
  if (preferences.includes('"sidebar":"folded"')) root.setAttribute('data-sidebar', 'folded');

  const user = read('grt_user');
  const type = /"type":"([a-z]+)"/.exec(user);
  if (type && read('grt_token') !== '') {
    const role = /"role":"([a-z_]+)"/.exec(user);
    const isSuperAdmin = user.includes('"is_super_admin":true');
    root.setAttribute('data-account', type[1] || '');
    root.setAttribute('data-role', (role && role[1]) || (isSuperAdmin ? 'super_admin' : 'admin'));
  }
  if ('PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname))
    root.setAttribute('data-passkeys', '');

  // The drawn sign-in form was sent before the app has come: the app sends it.
  document.addEventListener('submit', function (event) {
    if (!(event.target instanceof Element) || !event.target.closest('#drawn')) return;
    event.preventDefault();
    root.setAttribute('data-sent', '');
  });
})();
