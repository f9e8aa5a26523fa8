import { feedFileMaxBytes, messages } from '@grt/sdk/contract';
import type { UploadRule } from '../../core/upload-file.ts';

/** Accepted feed files. */
export const feedFileRule: UploadRule = {
  field: 'file',
  maxBytes: feedFileMaxBytes,
  tooLarge: messages.FeedFileForm.file.maxBytes,
};
