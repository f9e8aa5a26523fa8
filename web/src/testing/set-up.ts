import { notifications } from '@mantine/notifications';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { connectionHeld } from '../core/connection.ts';
import { styleByTag } from './computed-style.ts';
import { findLabelsQuickly } from './field-labels.ts';
import { slowDownQueries } from './query-time.ts';

// What is waited for may come late on a busy machine; a test that need not wait still ends at once. It is less than the time
// that a test has, so that a failure says what was not found.
configure({
  asyncUtilTimeout: 25_000,
  // While waiting, each failed lookup creates an error; the page is only printed into it if someone reads it.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  },
});

window.getComputedStyle = styleByTag;
findLabelsQuickly();

// What jsdom lacks and the component kit or a screen needs.

class Unmoved implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

vi.stubGlobal('ResizeObserver', Unmoved);
vi.stubGlobal('IntersectionObserver', Unmoved);
vi.stubGlobal('scrollTo', () => {});
Element.prototype.scrollIntoView = () => {};

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** A dialog as far as the tests need: open or not, with an event when it closes. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// The files of one worker share the page and the modules, so a test must not leave anything behind (0011).
afterEach(() => {
  cleanup();
  slowDownQueries();
  localStorage.clear();
  sessionStorage.clear();
  // As when another tab signs out: what is kept for an account ends with its session.
  window.dispatchEvent(new StorageEvent('storage'));
  notifications.clean();
  notifications.cleanQueue();
  connectionHeld(new Date());
});
afterAll(() => {
  vi.useRealTimers();
});
