import type { MappingAnalysis } from '@grt/sdk/contract';
import { recordChoices } from '@grt/sdk/feeds';
import { NativeSelect } from '@mantine/core';
import type { ReadingFix } from './reading-fixes.ts';

interface RecordChoiceProps {
  readonly info: MappingAnalysis['feed_info'];
  readonly busy: boolean;
  readonly onReread: (changes: ReadingFix) => void;
}

/** Which list of a JSON or XML file has the videos, where it has several. */
export function RecordChoice({ info, busy, onReread }: RecordChoiceProps) {
  const choices = recordChoices(info);
  if (choices.length === 0) return null;
  return (
    <NativeSelect
      label="Records"
      description="The file has several lists. Choose the one with the videos; the file is then read again."
      data={choices.map(({ path, label }) => ({ value: path, label }))}
      value={info.record_path ?? ''}
      disabled={busy}
      onChange={({ currentTarget }) => onReread({ record_path: currentTarget.value })}
    />
  );
}
