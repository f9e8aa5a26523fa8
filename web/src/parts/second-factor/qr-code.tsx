import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A QR code, drawn here: the text leaves the page nowhere. Dark on light in both color schemes, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles['ground']} />
      <path d={path} className={styles['modules']} />
    </svg>
  );
}
