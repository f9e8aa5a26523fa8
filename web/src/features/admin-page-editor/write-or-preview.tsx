import { useMediaQuery } from '@mantine/hooks';
import styles from './page-editor.module.css';

/** From here on there is room for both. The stylesheet has the same width. */
const wide = '(min-width: 1200px)';

export type Side = 'write' | 'preview';

const words = { write: 'Write', preview: 'Preview' } as const;

/** Whether the preview stands beside the editor. */
export const useIsWide = (): boolean => useMediaQuery(wide, undefined, { getInitialValueInEffect: false });

interface WriteOrPreviewProps {
  readonly shown: Side;
  readonly onShow: (side: Side) => void;
}

/** On narrow screens: the fields, or what visitors will see. */
export function WriteOrPreview({ shown, onShow }: WriteOrPreviewProps) {
  return (
    <fieldset className={styles['switch']} aria-label="Show">
      {(['write', 'preview'] as const).map((side) => (
        <button key={side} type="button" aria-pressed={shown === side} onClick={() => onShow(side)}>
          {words[side]}
        </button>
      ))}
    </fieldset>
  );
}
