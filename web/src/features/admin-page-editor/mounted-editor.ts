/** What an editor begins with. */
export interface MountOptions {
  /** HTML to begin with. */
  readonly content: string;
  readonly label: string;
  readonly scheme: 'light' | 'dark';
  readonly onChange: () => void;
}

/** What the form does with the editor, whichever it is. */
export interface RichTextHandle {
  readonly read: () => string;
  /** Adds a text behind the last character. */
  readonly append: (text: string) => void;
  readonly focus: () => void;
}

/** An editor in its place. */
export interface MountedEditor extends RichTextHandle {
  readonly remove: () => void;
}
