import { useState } from 'react';
import styles from './command-line.module.css';

/** A command to type, with a button that copies it. @param prompt - prefix that is not copied. */
export function CommandLine({ command, prompt = '$ ' }: { command: string; prompt?: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(command);
    setCopied(true);
  }

  return (
    <div className={styles['line']}>
      <code>
        <span aria-hidden="true">{prompt}</span>
        {command}
      </code>
      {/* Only if supported: the clipboard requires https or localhost. */}
      {'clipboard' in navigator && (
        <button type="button" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      )}
    </div>
  );
}
