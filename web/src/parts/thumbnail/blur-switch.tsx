import { Switch } from '@mantine/core';
import { writePreferences } from '../../core/preferences.ts';
import { usePreferences } from '../../core/use-preferences.ts';

/** Blurs the pictures of videos in this browser until they are pointed at. */
export function BlurSwitch() {
  return (
    <Switch
      size="sm"
      label="Blur pictures"
      checked={usePreferences().pictures === 'blurred'}
      onChange={({ currentTarget }) => writePreferences({ pictures: currentTarget.checked ? 'blurred' : 'shown' })}
    />
  );
}
