import type { LogLevel } from '@grt/sdk/contract';
import type { StatusTone } from '../../ui/status-badge.tsx';

/** Log level labels and their tones. */
export const levelWords: Record<LogLevel, { readonly word: string; readonly tone: StatusTone }> = {
  debug: { word: 'Debug', tone: 'rest' },
  info: { word: 'Info', tone: 'good' },
  warning: { word: 'Warning', tone: 'wait' },
  error: { word: 'Error', tone: 'bad' },
  critical: { word: 'Critical', tone: 'bad' },
};
