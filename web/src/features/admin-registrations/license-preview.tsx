import { useCallback, type RefCallback } from 'react';
import { NotFoundError } from '@grt/sdk';
import type { Registration } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { formatFileSize } from '../../core/file-size.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useLicense } from './admin-registrations.queries.ts';
import { LicenseButton } from './license-button.tsx';
import styles from './registration-evidence.module.css';

/** The original license: an image inline, a PDF in a new tab. */
export function LicensePreview({ registration }: { registration: Registration }) {
  const { data, error, refetch } = useLicense(registration);
  if (registration.business_license_path === null) {
    return <p className={styles['none']}>No license provided. It is optional.</p>;
  }
  if (error instanceof NotFoundError) return <p role="alert">{error.message}</p>;
  if (error) {
    return <LoadFailure message="Failed to download business license" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className={styles['license']}>
        <VisuallyHidden>Loading the license</VisuallyHidden>
        <Skeleton height={220} />
      </div>
    );
  }
  return <License key={registration.id} file={data} registration={registration} />;
}

function License({ file, registration }: { file: Blob; registration: Registration }) {
  const onImage = useAddress<HTMLImageElement>(file, 'src');
  const onLink = useAddress<HTMLAnchorElement>(file, 'href');
  const isPicture = file.type.startsWith('image/');
  const kind = isPicture ? (file.type === 'image/png' ? 'PNG' : 'JPG') : 'PDF';
  return (
    <div className={styles['license']}>
      {isPicture && <img ref={onImage} alt={`Business license of ${registration.company_name}`} />}
      <p>
        <span>
          {kind}, {formatFileSize(file.size)}
        </span>
        <a ref={onLink} href="#license" target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
        <LicenseButton registration={registration} />
      </p>
    </div>
  );
}

/** Gives an element an object URL for the file, for as long as the element is mounted. */
function useAddress<Of extends HTMLElement>(file: Blob, attribute: 'src' | 'href'): RefCallback<Of> {
  return useCallback(
    (element) => {
      const address = URL.createObjectURL(file);
      element?.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [file, attribute],
  );
}
