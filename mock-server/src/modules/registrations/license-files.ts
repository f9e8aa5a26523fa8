import { messages } from '@grt/sdk/contract';
import type { FileStore } from '../../core/files/file-store.ts';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import { ConversionError, type PictureConverter } from '../../core/pictures/convert-picture.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { licenseProblem } from './license-content.ts';
import { licenseFileName, licenseTypeOf, type LicenseType } from './license.rules.ts';
import type { NewRegistration, RegistrationRow } from './registrations.store.ts';

/** Stores the file that came with an application. @throws Refusal 422 for a file that is not a license. */
export async function keepLicense(file: UploadedFile | undefined): Promise<Partial<NewRegistration>> {
  if (!file) return {};
  const licenseType = await requireLicense('business_license', file);
  const { id, sizeBytes, sha256 } = await file.keep();
  return {
    licenseFileId: id,
    licenseFileName: file.filename.slice(0, 255),
    licenseType,
    licenseSizeBytes: sizeBytes,
    licenseSha256: sha256,
  };
}

/** @param field - that the file came in
 * @throws Refusal 422 for a file that is not a license, or that cannot be read. */
export async function requireLicense(field: string, file: UploadedFile): Promise<LicenseType> {
  const type = licenseTypeOf(file.head, file.filename);
  if (!type) throw invalid({ [field]: [messages.RegistrationForm.business_license.type] });
  const problem = type === 'pdf' ? undefined : await licenseProblem(file);
  if (problem !== undefined) throw invalid({ [field]: [problem] });
  return type;
}

export const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', pdf: 'application/pdf' } as const;

function notConverted(error: unknown): never {
  if (!(error instanceof ConversionError)) throw error;
  throw new Refusal(409, 'This picture cannot be turned into a PDF. Please download the original file.', {
    code: 'not_convertible',
    cause: error,
  });
}

/** The answer to a download: a picture as a PDF, unless the original is asked for.
 * @throws Refusal 404 without a license, 409 for a picture that cannot be converted. */
export async function licenseReply(
  { files, convert }: { files: FileStore; convert: PictureConverter },
  { companyName, licenseFileId, licenseType }: RegistrationRow,
  original: boolean,
) {
  const file = licenseFileId === null ? undefined : await files.open(licenseFileId);
  if (!file || licenseType === null) throw new Refusal(404, 'Business license file not found');
  if (original || licenseType === 'pdf') {
    return {
      status: 200 as const,
      contentType: mediaTypes[licenseType],
      body: file.stream,
      filename: licenseFileName(companyName, licenseType),
      sizeBytes: file.sizeBytes,
    };
  }
  const picture = new Uint8Array(await new Response(file.stream).arrayBuffer());
  return {
    status: 200 as const,
    contentType: mediaTypes.pdf,
    body: await convert({ picture, type: licenseType }).catch(notConverted),
    filename: licenseFileName(companyName, 'pdf'),
  };
}
