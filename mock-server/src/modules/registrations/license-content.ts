import { messages } from '@grt/sdk/contract';
import { licenseContentProblem, readPng } from '@grt/sdk/rules';
import type { ReceivedFile } from '../../core/files/file-store.ts';
import { BrokenPictureError, requirePixels } from '../../core/pictures/png-pixels.ts';

/** Why a picture is not accepted as a license; undefined when it is. @see sdk/src/contract/rules/license-picture.ts for
 * what is checked before sending; here the pixels of a PNG are counted, too. */
export async function licenseProblem(file: Pick<ReceivedFile, 'open'>): Promise<string | undefined> {
  const picture = new Uint8Array(await new Response(file.open()).arrayBuffer());
  const problem = licenseContentProblem(picture);
  const png = problem === undefined ? readPng(picture) : undefined;
  if (!png) return problem;
  try {
    await requirePixels(png);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenPictureError) return messages.RegistrationForm.business_license.broken;
    throw error;
  }
}
