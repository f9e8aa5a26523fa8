import { Button } from '@mantine/core';
import { allRows, type ExportChoice } from '../../core/export-choice.ts';
import { saveFile } from '../../core/save-file.ts';
import { toastFailure } from '../toast.ts';
import type { Mutate } from '../use-change.ts';

interface ExportButtonProps {
  readonly label: string;
  /** Everything that matches, unless rows are selected. */
  readonly choice?: ExportChoice;
  /** In the head of a panel. */
  readonly isSmall?: boolean;
  /** The export call. */
  readonly file: {
    readonly isPending: boolean;
    readonly mutate: Mutate<{ readonly name: string; readonly content: Blob }, ExportChoice>;
  };
}

/** Downloads rows as CSV. */
export function ExportButton({ label, choice = allRows, isSmall = false, file }: ExportButtonProps) {
  const download = () =>
    file.mutate(choice, {
      onSuccess: saveFile,
      onError: (error) => toastFailure('The file could not be downloaded.', error),
    });
  return (
    <Button
      {...(isSmall ? { variant: 'subtle', size: 'compact-sm' } : { variant: 'default' })}
      disabled={file.isPending}
      onClick={download}
    >
      {file.isPending ? 'Exporting...' : label}
    </Button>
  );
}
