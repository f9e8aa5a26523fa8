import type { ReceivedFile } from '@grt/sdk';
import { useMutation } from '@tanstack/react-query';
import type { ExportChoice } from './export-choice.ts';

/** An export call, for an ExportButton. @param name - of the file, where the server gives none */
export function useExportFile(name: string, read: (choice: ExportChoice) => Promise<ReceivedFile>) {
  return useMutation({
    mutationFn: async (choice: ExportChoice) => {
      const file = await read(choice);
      return { name: file.filename ?? name, content: await file.blob() };
    },
  });
}
