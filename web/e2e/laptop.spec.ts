import { randomUUID } from 'node:crypto';
import { aDomain } from './calls.ts';
import { editorIfAny, inside, screens } from './every-screen.ts';
import { expect, expectLoaded, people, signIn, test } from './fixtures.ts';
import { textFaultsOf } from './text-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const who of ['visitor', 'client', 'superAdmin'] as const) {
  for (const [what, paths] of Object.entries({ screen: screens[who], 'dialog and tab': inside[who] })) {
    if (paths.length === 0) continue;
    test(`${who}: no text of a ${what} is cut off or lies over another, in any window`, async ({ page }) => {
      if (who !== 'visitor') await signIn(page, people[who]);
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
        await expectLoaded(page);
        await editorIfAny(page);
        found.push(...(await textFaultsOf(page)).map((fault) => `${path} ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test('the longest domains can be read in every window', async ({ page, request }) => {
  const name = `${'long-'.repeat(11)}${randomUUID().slice(0, 7)}.${'label-'.repeat(8)}x.example`;
  await aDomain(request, name);
  await signIn(page, people.client);
  await page.goto(`/client/domains?search=${name}`);
  const row = page.getByRole('listitem', { name });
  await row.waitFor();
  await expectLoaded(page);
  expect(await textFaultsOf(page)).toEqual([]);
  await expect(row.getByRole('heading', { name })).toBeVisible();
});
