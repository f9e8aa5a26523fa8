import type { APIRequestContext, Page } from '@playwright/test';
import { anApplication } from '../src/testing/an-application.ts';
import { wholeBrowser } from './browsers.ts';
import { expect, expectFineOnEach, people, signIn, test } from './fixtures.ts';

test.use(wholeBrowser);

/** One page that says what it is. Its bytes are those of no other file, since an applicant with the license of a client is
 * asked about. */
const aPdf = (of: string) => ({
  name: 'license.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 560]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
      '4 0 obj<</Length 51>>stream',
      'BT /F 24 Tf 40 480 Td (Business license No. 42) Tj ET',
      'endstream endobj',
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      `% ${of}`,
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  ),
});

async function anApplicant(
  request: APIRequestContext,
  company: string,
  license: { name: string; mimeType: string; buffer: Buffer },
) {
  const digits = String(Date.now()).slice(-9);
  const host = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
  const own = { email: `nora@${host}`, company_name: company, website: `https://${host}`, phone: `+1 ${digits}` };
  const reply = await request.post('/api/register', {
    multipart: { ...anApplication, ...own, business_license: license },
  });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

/** A picture that is larger than its frame. */
async function aPicture(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('There is nothing to draw on');
    paper.fillStyle = '#ffffff';
    paper.fillRect(0, 0, 2400, 1800);
    paper.fillStyle = '#14171c';
    paper.font = '64px sans-serif';
    paper.fillText('Business license No. 42', 120, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return { name: 'license.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

const inViewer = (page: Page) =>
  page.frames().filter((frame) => frame.parentFrame()?.parentFrame() && frame.url().startsWith('chrome-extension:'))
    .length;

test('a PDF is drawn in the case, once it is seen, and the keys still belong to the case', async ({
  page,
  request,
}) => {
  const name = `Drawn ${String(Date.now())}`;
  const id = await anApplicant(request, name, aPdf(name));
  await signIn(page, people.superAdmin);
  await page.goto(`/admin/registrations?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('listitem', { name })).toBeVisible();
  expect(page.frames()).toHaveLength(1);

  await page.goto(`/admin/registrations?open=${String(id)}&search=${encodeURIComponent(name)}`);
  const opened = page.getByRole('dialog', { name });
  const frame = opened.getByTitle(`Business license of ${name}`);
  await expect(frame).toBeVisible();
  await expect.poll(() => inViewer(page)).toBe(1);
  const size = await frame.boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(400);
  expect(size?.width).toBeGreaterThanOrEqual(400);

  await page.keyboard.press('a');
  await expect(page.getByText(`Approved ${name}.`)).toBeVisible();
});

test('a picture fits its frame, and is moved about in its own size', async ({ page, request }) => {
  const name = `Pictured ${String(Date.now())}`;
  const id = await anApplicant(request, name, await aPicture(page));
  await signIn(page, people.superAdmin);
  await page.goto(`/admin/registrations?open=${String(id)}`);
  const opened = page.getByRole('dialog', { name });
  const picture = opened.getByRole('img', { name: `Business license of ${name}` });
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(1000);
  await opened.getByRole('button', { name: 'Full size' }).press('Enter');
  await expect.poll(width).toBe(2400);
  const region = opened.getByRole('region', { name: `Business license of ${name}` });
  const moved = async () => {
    await region.press('ArrowRight');
    return await region.evaluate(({ scrollLeft }) => scrollLeft);
  };
  await expect.poll(moved).toBeGreaterThan(0);
  await opened.getByRole('button', { name: 'Full size' }).press('Enter');
  await expect.poll(width).toBeLessThan(1000);
});

test('a case with its license is accessible and fits', async ({ page, request }) => {
  const stamp = String(Date.now());
  const drawn = await anApplicant(request, `Look at PDF ${stamp}`, aPdf(stamp));
  const pictured = await anApplicant(request, `Look at PNG ${stamp}`, await aPicture(page));
  await signIn(page, people.superAdmin);
  for (const [id, kind] of [
    [drawn, 'PDF, '],
    [pictured, 'PNG, '],
  ] as const) {
    await page.goto(`/admin/registrations?open=${String(id)}`);
    await page.getByRole('dialog').getByText(kind).first().waitFor();
    await expectFineOnEach(page);
  }
  await page.getByRole('button', { name: 'Full size' }).click();
  await expectFineOnEach(page);
});
