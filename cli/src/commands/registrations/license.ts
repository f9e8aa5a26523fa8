import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { registrationId } from '../../parts/review/registration-id.ts';

interface LicenseFlags extends DownloadFlags {
  readonly original?: true;
}

/** `grt registrations license` */
export function licenseCommand(context: Context): Command {
  const command = addDownloadFlags(new Command('license').alias('licence'))
    .description("download an application's business license as a PDF")
    .argument('<application>', 'id, application id, or company')
    .option('--original', 'download the original file instead')
    .action(async (typed: string, flags: LicenseFlags) =>
      saveLicense(context, await registrationId(context, typed), flags),
    );
  return withExample(command, 'grt registrations license 8 --output tidewater.pdf');
}

async function saveLicense(context: Context, id: number, flags: LicenseFlags): Promise<void> {
  const grt = await context.grt();
  const asked = flags.original === true ? { id, original: 1 as const } : { id };
  await saveDownload(context, await grt.registrations.businessLicense(asked, { signal: context.signal }), flags);
}
