import type { ReceivedFile } from '@grt/sdk';
import { useChange } from '../use-change.ts';
import type { ExportChoice } from '../../core/export-choice.ts';

/** An export call, for an ExportButton. @param name - of the file, where the server gives none */
export function useExportFile(name: string, read: (choice: ExportChoice) => Promise<ReceivedFile>) {
  return useChange({
    mutationFn: async (choice: ExportChoice) => {
      const file = await read(choice);
      return { name: file.filename ?? name, content: await file.blob() };
    },
  });
}
