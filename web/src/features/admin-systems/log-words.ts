import type { LogLevel } from '@grt/sdk/contract';
import type { StatusTone } from '../../ui/status-badge.tsx';

/** The levels of the logs in words, with what each means for the reader. */
export const levelWords: Record<LogLevel, { readonly word: string; readonly tone: StatusTone }> = {
  debug: { word: 'Debug', tone: 'rest' },
  info: { word: 'Info', tone: 'good' },
  warning: { word: 'Warning', tone: 'wait' },
  error: { word: 'Error', tone: 'bad' },
  critical: { word: 'Critical', tone: 'bad' },
};
