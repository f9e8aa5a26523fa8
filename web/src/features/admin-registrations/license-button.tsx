import type { Registration } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { saveFile } from '../../core/save-file.ts';
import { toastFailure } from '../../ui/toast.ts';
import { useLicenseFile } from './admin-registrations.queries.ts';

/** Downloads the license as a PDF named after the company; renders nothing if there is none. */
export function LicenseButton({ registration }: { registration: Registration }) {
  const file = useLicenseFile();
  if (registration.business_license_path === null) return null;
  const download = () =>
    file.mutate(registration, {
      onSuccess: saveFile,
      onError: (error) => toastFailure('Failed to download business license', error, registration.company_name),
    });
  return (
    <Button variant="default" size="xs" disabled={file.isPending} onClick={download}>
      {file.isPending ? 'Downloading...' : 'License'}
    </Button>
  );
}
