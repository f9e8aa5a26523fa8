import { sizeText } from '@grt/sdk/contract';
import { useId, useImperativeHandle, useRef, useState, type DragEvent, type Ref } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps {
  readonly label: string;
  /** Accepted files, in words: "CSV, JSON, XML, or TXT, up to 50 MB". */
  readonly hint: string;
  /** For the file dialog: `.csv,.json`. */
  readonly accept: string;
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onFile: (file: File | undefined) => void;
  /** For a form that moves the focus to a fault. */
  readonly ref?: Ref<Pick<HTMLInputElement, 'focus'>>;
}

/** A drop zone and file picker. It accepts any file; validation errors appear below it. */
export function FileDrop({ label, hint, accept, file, error, onFile, ref }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  }

  function remove() {
    if (input.current) input.current.value = '';
    onFile(undefined);
    input.current?.focus();
  }

  return (
    <div className={styles['field']}>
      <label className={styles['drop']} data-over={isOver} data-error={error !== undefined}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-about`}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) onFile(chosen);
          }}
        />
        <strong>{file ? file.name : `${label}: drop a file here, or choose one`}</strong>
        <span>{file ? sizeText(file.size) : hint}</span>
      </label>
      <div className={styles['below']} id={`${id}-about`}>
        {error !== undefined && <p className={styles['error']}>{error}</p>}
        {file && (
          <button type="button" onClick={remove}>
            Remove file
          </button>
        )}
      </div>
    </div>
  );
}
