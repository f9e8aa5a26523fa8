import styles from './brand.module.css';

/** The logo: one stream that fans out into three lanes. Decorative; `Brand` carries the name. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className={styles['mark']} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" />
      <g fill="none" strokeWidth="2.75" strokeLinecap="round">
        <path d="M6 16h5c5 0 4-8 9-8h6" />
        <path d="M6 16h20" />
        <path d="M6 16h5c5 0 4 8 9 8h6" opacity=".6" />
      </g>
    </svg>
  );
}

/** The logo with the product's name. */
export function Brand() {
  return (
    <span className={styles['brand']}>
      <BrandMark />
      <span className={styles['name']}>GRT</span>
    </span>
  );
}
