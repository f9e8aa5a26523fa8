import { Button } from '@mantine/core';
import type { ExportChoice } from '../../core/export-choice.ts';
import { saveFile } from '../../core/save-file.ts';
import { toastFailure } from '../toast.ts';

interface ExportButtonProps {
  readonly label: string;
  readonly choice: ExportChoice;
  /** The export call. */
  readonly file: {
    readonly isPending: boolean;
    readonly mutate: (
      choice: ExportChoice,
      ways: {
        readonly onSuccess: (file: { readonly name: string; readonly content: Blob }) => void;
        readonly onError: (error: Error) => void;
      },
    ) => void;
  };
}

/** Downloads rows as CSV. */
export function ExportButton({ label, choice, file }: ExportButtonProps) {
  const download = () =>
    file.mutate(choice, {
      onSuccess: saveFile,
      onError: (error) => toastFailure('The file could not be downloaded.', error),
    });
  return (
    <Button variant="default" disabled={file.isPending} onClick={download}>
      {file.isPending ? 'Exporting...' : label}
    </Button>
  );
}
