/** What is known of a screen before it is built. */
export interface UnbuiltScreen {
  readonly title: string;
  /** What it will do, in one or two sentences. */
  readonly purpose: string;
  /** How the same can be done today, if it can. */
  readonly today?: { readonly command: string; readonly does: string };
}
