import { expect, openLanding, test } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

test('is served with a policy that forbids inline scripts', async ({ request }) => {
  const policy = (await request.get('/landing')).headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'));
  expect(scripts?.trim()).toBe("script-src 'self'");
});

test('links to each of its sections, and sends more visits to a higher bid', async ({ page }) => {
  await openLanding(page, '/');
  await expect(page).toHaveURL('/landing');
  const anchors = page.getByRole('navigation', { name: 'On this page' });
  for (const [label, heading] of [
    ['Features', 'One account, from the feed to the click'],
    ['How It Works', 'How it works'],
    ['Contact', 'Ready to Get Started?'],
  ] as const) {
    await anchors.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }

  const visits = async () => Number(/gets (\d+)/.exec((await page.locator('output').textContent()) ?? '')?.[1]);
  const before = await visits();
  const slider = page.getByRole('slider', { name: 'Your bid per click' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '$0.40');
  expect(await visits()).toBeGreaterThan(before);
});

test('opens the application by button and by URL, restores the focus, and keeps the chosen colors', async ({
  page,
}) => {
  await openLanding(page);
  const apply = page.getByRole('banner').getByRole('button', { name: 'Apply Now' });
  await apply.click();
  const dialog = page.getByRole('dialog', { name: 'Apply for access' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/landing?apply=1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/landing');
  await expect(apply).toBeFocused();
  await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/landing?apply=1', { waitUntil: 'commit' });
  // Set by the script in the head, before the app has loaded.
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)');
  await expect(dialog).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('does not move', async ({ page }) => {
    await openLanding(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has its anchors in a menu that closes once one is chosen', async ({ page }) => {
    await openLanding(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const features = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' });
    await features.click();
    await expect(features).toBeHidden();
    await expect(page.getByRole('heading', { name: 'One account, from the feed to the click' })).toBeInViewport();
  });
});
