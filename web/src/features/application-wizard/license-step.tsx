import { useId, useRef, useState, type ChangeEvent } from 'react';
import { licenseExtensions, licenseMaxBytes, megabytes, reviewTimeText, sizeText } from '@grt/sdk/contract';
import { licenseContentProblem } from '@grt/sdk/rules';
import { FileText, Upload } from 'lucide-react';
import { licenseProblem } from './application-state.ts';
import styles from './license-step.module.css';

interface LicenseStepProps {
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (file: File | undefined, problem?: string) => void;
  /** Where the reply is sent. */
  readonly email: string;
}

/** The optional license: dropped or chosen, checked for type and size immediately, and then for its content.
 * @see docs/specification/part-1-public-and-client.md §2 and §5 */
export function LicenseStep({ file, error, disabled, onChoose, email }: LicenseStepProps) {
  const id = useId();
  const latest = useRef<File>(undefined);

  function choose(chosen: File | undefined) {
    latest.current = chosen;
    const problem = chosen && licenseProblem(chosen);
    onChoose(chosen, problem);
    if (chosen && problem === undefined) void checkContent(chosen);
  }

  async function checkContent(chosen: File) {
    const problem = licenseContentProblem(new Uint8Array(await chosen.arrayBuffer()));
    if (problem !== undefined && latest.current === chosen) onChoose(chosen, problem);
  }

  return (
    <div>
      <p id={`${id}-help`} className={styles['help']}>
        A business license is optional. PNG, JPG or PDF up to {megabytes(licenseMaxBytes)}MB.
      </p>
      <DropArea
        file={file}
        describedBy={`${id}-help ${id}-error`}
        isInvalid={error !== undefined}
        disabled={disabled}
        onFile={choose}
      />
      <div className={styles['below']}>
        <p id={`${id}-error`} className={styles['error']} aria-live="polite">
          {error}
        </p>
        {file && !disabled && (
          <button type="button" className={styles['remove']} onClick={() => choose(undefined)}>
            Remove
          </button>
        )}
      </div>
      <p className={styles['next']}>
        Every application is reviewed by a person within {reviewTimeText}. We’ll reply to <strong>{email}</strong>.
      </p>
    </div>
  );
}

interface DropAreaProps {
  readonly file: File | undefined;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** The native file input, stretched over the whole area: it handles clicks, keys, and dropped files. */
function DropArea({ file, describedBy, isInvalid, disabled, onFile }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const Icon = file ? FileText : Upload;

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = currentTarget.files?.[0];
    if (chosen) onFile(chosen);
    // So that the same file can be selected again after it was removed.
    currentTarget.value = '';
  }

  return (
    <div className={styles['drop']} data-over={isOver} data-error={isInvalid}>
      <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <strong>{file ? file.name : 'Choose a file'}</strong>
        <small>{file ? `${sizeText(file.size)}. Choose another file to replace it.` : 'or drop it here'}</small>
      </span>
      <input
        type="file"
        aria-label="Business license"
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        accept={licenseExtensions.join(',')}
        disabled={disabled}
        onChange={onChange}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  );
}
