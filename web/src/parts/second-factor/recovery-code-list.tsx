import { Button } from '@mantine/core';
import { saveFile } from '../../core/save-file.ts';
import { useShownOnce } from '../unsaved-guard/form-dialog.tsx';
import styles from './recovery-code-list.module.css';

/** Recovery codes, shown once, to be saved. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const done = useShownOnce('the recovery codes', onDone);
  const save = () =>
    saveFile({
      name: 'grt-recovery-codes.txt',
      content: new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
    });
  return (
    <div className={styles['part']}>
      <p role="alert">Save these recovery codes now. You won’t be able to see them again.</p>
      <ul className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles['help']}>Use one when you don’t have your second factor. Each code works once.</p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={save}>
          Download
        </Button>
        <Button onClick={done}>I have saved them</Button>
      </div>
    </div>
  );
}
