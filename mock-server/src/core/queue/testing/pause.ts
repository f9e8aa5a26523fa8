/** A place where work stops until a test lets it go on. */
export interface Pause {
  /** Settles when work has come to this place. */
  readonly reached: Promise<void>;
  /** For the work: waits here. */
  readonly wait: () => Promise<void>;
  readonly letGo: () => void;
}

export function aPause(): Pause {
  let reach: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const wait = (): Promise<void> => {
    reach();
    return released;
  };
  return { reached, wait, letGo: () => letGo() };
}
