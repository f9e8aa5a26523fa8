import { notifications } from '@mantine/notifications';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine may take seconds for a password hash; a test that waits for nothing still ends at once.
configure({
  asyncUtilTimeout: 60_000,
  // While it waits, each look that finds nothing makes an error; the page is printed into it only if somebody reads it.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  },
});

// What jsdom does not have and the component kit or a screen asks for.

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

/** A dialog as far as the tests look: open or not, and told when it closes. */
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

// The files of one worker share the page and the modules, so nothing of a test may stay (0011).
afterEach(() => {
  cleanup();
  notifications.clean();
  notifications.cleanQueue();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  vi.useRealTimers();
});
