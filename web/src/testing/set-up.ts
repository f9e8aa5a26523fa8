import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine may take seconds for a password hash; a test that waits for nothing still ends at once.
configure({ asyncUtilTimeout: 30_000 });

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

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
