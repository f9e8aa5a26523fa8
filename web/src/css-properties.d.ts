import 'react';

declare module 'react' {
  /** Custom properties may be set from JSX. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
