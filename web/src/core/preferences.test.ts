import { expect, it } from 'vitest';
import { onPreferences, readPreferences, writePreferences } from './preferences.ts';

it('starts with the system colors and an open sidebar', () => {
  expect(readPreferences()).toEqual({ color_scheme: 'auto', sidebar: 'open', shortcuts: 'on', pictures: 'shown' });
});

it('stores a choice under user_preferences and leaves the others alone', () => {
  writePreferences({ sidebar: 'folded' });
  writePreferences({ color_scheme: 'dark' });
  expect(JSON.parse(localStorage.getItem('user_preferences') ?? '')).toEqual({
    color_scheme: 'dark',
    sidebar: 'folded',
    shortcuts: 'on',
    pictures: 'shown',
  });
});

it.each(['', 'null', '7', '{', '{"color_scheme":"pink","sidebar":1}'])('uses the defaults if %j is stored', (text) => {
  localStorage.setItem('user_preferences', text);
  expect(readPreferences()).toEqual({ color_scheme: 'auto', sidebar: 'open', shortcuts: 'on', pictures: 'shown' });
});

it('notifies listeners of a change here and in another tab, and of nothing else', () => {
  let told = 0;
  const stop = onPreferences(() => {
    told += 1;
  });
  writePreferences({ color_scheme: 'light' });
  writePreferences({ color_scheme: 'light' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_preferences' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'grt_token' }));
  stop();
  writePreferences({ color_scheme: 'dark' });
  expect(told).toBe(2);
});
