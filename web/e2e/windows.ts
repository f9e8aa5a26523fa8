import { expect, type Locator } from '@playwright/test';

/** The windows that every screen is looked at in: a desktop, two laptops, a tablet, and a phone. */
export const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** Expects the whole of each place in the window, with nothing lying over it. */
export async function expectInSight(...places: readonly Locator[]): Promise<void> {
  for (const place of places) {
    await expect(place).toBeInViewport({ ratio: 1 });
    const isUncovered = () =>
      place.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
          const met = document.elementFromPoint((left + right) / 2, y);
          return met !== null && (element.contains(met) || met.contains(element));
        });
      });
    await expect.poll(isUncovered, 'nothing lies over it').toBe(true);
  }
}
