import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

async function openLanding(path = '/landing') {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('the landing page', () => {
  it('states the four statistics', async () => {
    await openLanding();
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    const labels = screen.getAllByRole('term').map((label) => label.textContent);
    expect(labels.map((label, index) => `${figures[index] ?? ''} ${label}`)).toEqual([
      '50M+ monthly clicks',
      '5,000+ active clients',
      '98% satisfaction',
      '24/7 uptime',
    ]);
  });

  it('advertises the six features', async () => {
    await openLanding();
    const grid = screen.getByRole('region', { name: /One account/ });
    const titles = within(grid)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent);
    expect(titles).toEqual([
      'CSV feed management',
      'Real-time analytics',
      'Automated billing',
      'Client portal',
      'Admin panel',
      'Targeted traffic',
    ]);
  });

  it('has a target for each anchor in its header', async () => {
    await openLanding();
    const anchors = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(['#features', '#how-it-works', '#contact']);
    for (const anchor of anchors) expect(document.querySelector(anchor.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('closes with the specified heading, the customers, and the copyright line', async () => {
    await openLanding();
    const footer = screen.getByRole('contentinfo');
    expect(footer.id).toBe('contact');
    expect(within(footer).getByRole('heading', { name: 'Ready to Get Started?' })).toBeDefined();
    expect(footer.textContent).toMatch(/Thousands of satisfied customers trust/);
    expect(footer.textContent).toMatch(/© 2024/);
  });

  it('links to the sign-in and to itself', async () => {
    await openLanding();
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(within(header).getByRole('link', { name: 'GRT, home' }).getAttribute('href')).toBe('/landing');
  });
});

describe('Apply Now', () => {
  it('opens the application from each of its buttons', async () => {
    const app = await openLanding();
    const buttons = screen.getAllByRole('button', { name: 'Apply Now' });
    expect(buttons).toHaveLength(3);
    for (const apply of buttons) {
      await app.user.click(apply);
      const dialog = await screen.findByRole('dialog', { name: 'Apply for access' });
      expect(app.path()).toBe('/landing?apply=1');
      await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('opens by URL and leaves a clean URL when closed', async () => {
    const app = await openLanding('/landing?apply=1');
    const dialog = await screen.findByRole('dialog', { name: 'Apply for access' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.path()).toBe('/landing');
  });
});

describe('the illustration', () => {
  const visitsOfMine = () => Number(/gets (\d+) of every 1,000/.exec(document.body.textContent)?.[1]);

  it('sends more visits to a higher bid', async () => {
    await openLanding();
    const before = visitsOfMine();
    fireEvent.change(screen.getByRole('slider', { name: 'Your bid per click' }), { target: { value: '40' } });
    expect(visitsOfMine()).toBeGreaterThan(before);
  });

  it('can be stopped', async () => {
    const app = await openLanding();
    const pause = screen.getByRole('button', { name: 'Pause animation' });
    await app.user.click(pause);
    expect(pause.getAttribute('aria-pressed')).toBe('true');
  });
});
