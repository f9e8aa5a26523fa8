import { lazy, type ComponentType } from 'react';
import { loadAhead } from '../core/load-ahead.ts';

/** A dialog, or another part that is not there at first, which is loaded when it is wanted, or before when the browser is
 * idle. */
export function lazyAhead<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  loadAhead(load);
  return lazy(load);
}
