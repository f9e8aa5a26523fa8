import type { RemotePictures } from '../../parts/remote-pictures.ts';

/** Initial options of an editor. */
export interface MountOptions {
  /** Initial HTML. */
  readonly content: string;
  readonly label: string;
  readonly scheme: 'light' | 'dark';
  readonly pictures: RemotePictures;
  readonly onChange: () => void;
}

/** The form's interface to either editor. */
export interface RichTextHandle {
  readonly read: () => string;
  /** Appends text at the end. */
  readonly append: (text: string) => void;
  readonly focus: () => void;
}

/** A mounted editor. */
export interface MountedEditor extends RichTextHandle {
  readonly remove: () => void;
}
