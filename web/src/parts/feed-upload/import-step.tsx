import { useCallback, useState } from 'react';
import { Button } from '@mantine/core';
import { DialogActions } from '../../ui/dialog.tsx';
import { ImportReport } from '../import-report/import-report.tsx';
import styles from './feed-upload.module.css';
import type { Uploader, UploadPhase } from './feed-upload.queries.ts';
import { UploadSuccess } from './upload-success.tsx';

interface ImportStepProps {
  readonly as: Uploader;
  readonly started: Extract<UploadPhase, { step: 'importing' }>;
  readonly onClose: () => void;
}

/** The import that the upload started, from its progress to its report. It continues when the dialog is closed. */
export function ImportStep({ as, started: { feedId, feedName, importId }, onClose }: ImportStepProps) {
  const [isFresh, setIsFresh] = useState(true);
  const endSuccess = useCallback(() => setIsFresh(false), []);
  return (
    <div className={styles['step']}>
      {importId === null ? (
        <p>{feedName} was saved. There was nothing to import.</p>
      ) : (
        <ImportReport as={as} feedId={feedId} importId={importId} />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
      <UploadSuccess feedName={feedName} opened={isFresh} onClose={endSuccess} />
    </div>
  );
}
