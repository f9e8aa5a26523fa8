import { useCallback, useState, type RefCallback } from 'react';
import { NotFoundError } from '@grt/sdk';
import { sizeText, type Registration } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useLicense } from './admin-registrations.queries.ts';
import { LicenseButton } from './license-button.tsx';
import styles from './license-preview.module.css';

/** The original license, inline: a picture that can be enlarged, or a PDF in the browser's own viewer. */
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
        <Skeleton className={styles['frame']} />
      </div>
    );
  }
  return <License key={registration.id} file={data} registration={registration} />;
}

interface LicenseProps {
  readonly file: Blob;
  readonly registration: Registration;
}

const kinds: Readonly<Record<string, string>> = { 'image/png': 'PNG', 'image/jpeg': 'JPG' };

function License({ file, registration }: LicenseProps) {
  const onLink = useAddress<HTMLAnchorElement>(file, 'href');
  const kind = kinds[file.type];
  return (
    <div className={styles['license']}>
      {kind === undefined ? <Pdf {...{ file, registration }} /> : <Picture {...{ file, registration }} />}
      <p>
        <span>
          {kind ?? 'PDF'}, {sizeText(file.size)}
        </span>
        <a ref={onLink} href="#license" target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
        <LicenseButton registration={registration} />
      </p>
    </div>
  );
}

const nameOf = ({ company_name }: Registration) => `Business license of ${company_name}`;

/** Whole at first; in its own size, it is moved about in its frame. */
function Picture({ file, registration }: LicenseProps) {
  const onImage = useAddress<HTMLImageElement>(file, 'src');
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <div
        className={styles['frame']}
        data-large={isLarge}
        {...(isLarge ? { role: 'region', 'aria-label': nameOf(registration), tabIndex: 0 } : {})}
      >
        <img ref={onImage} alt={nameOf(registration)} />
      </div>
      <Button variant="default" size="xs" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        Full size
      </Button>
    </>
  );
}

/** Browsers do not run their viewers in sandboxed frames: that it stays a PDF, whatever it contains, is what the type says.
 * @see docs/decisions/0024-evidence.md */
function Pdf({ file, registration }: LicenseProps) {
  const onFrame = useAddress<HTMLIFrameElement>(file, 'src', '#navpanes=0&view=FitH');
  if (file.type !== 'application/pdf' || !navigator.pdfViewerEnabled) {
    return <p>This browser does not show PDFs within a page.</p>;
  }
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={onFrame} className={styles['frame']} title={nameOf(registration)} />;
}

/** Gives an element an object URL for the file, for as long as the element is mounted.
 * @param view - how a viewer shows it */
function useAddress<Of extends HTMLElement>(file: Blob, attribute: 'src' | 'href', view = ''): RefCallback<Of> {
  return useCallback(
    (element) => {
      const address = URL.createObjectURL(file);
      element?.setAttribute(attribute, `${address}${view}`);
      return () => URL.revokeObjectURL(address);
    },
    [file, attribute, view],
  );
}
