import { feedFileMaxBytes, messagesOfFeedFileForm } from '@grt/sdk/contract';
import type { UploadRule } from '../../core/upload-file.ts';

/** Accepted feed files. */
export const feedFileRule: UploadRule = {
  field: 'file',
  maxBytes: feedFileMaxBytes,
  tooLarge: messagesOfFeedFileForm.file.maxBytes,
  // The server looks at the content, whatever the name ends in.
  pipedName: 'stdin.csv',
};
