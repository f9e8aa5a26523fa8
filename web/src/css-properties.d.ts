import 'react';

declare module 'react' {
  /** Allows custom properties in JSX styles. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
