import { useRef, useState, type FormEvent } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import { ValidationError } from '@grt/sdk';
import { licenseExtensions, licenseMaxBytes, megabytes } from '@grt/sdk/contract';
import { form as answerFormRules } from '@grt/sdk/forms/registrations.answer';
import { licenseContentProblem } from '@grt/sdk/rules';
import { Textarea } from '@mantine/core';
import { failureWords } from '../../core/failure-words.ts';
import { EntryFormEnd } from '../../parts/entry-form-end.tsx';
import { serverMessage } from '../../parts/server-message.ts';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import styles from './answer-form.module.css';
import { fileFields, useSendAnswer } from './application-status.queries.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** The question that waits for the applicant's answer, and the place to answer it. */
export function AnswerForm({ token, question }: { token: string; question: string }) {
  const [answer, setAnswer] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const sending = useSendAnswer(token);
  const field = useRef<HTMLTextAreaElement>(null);
  const { release } = useUnsavedGuard(answer.trim() !== '' || files.length > 0, { question: lostByLeaving });

  function refuse(found: Errors) {
    setErrors(found);
    if (found['answer']) field.current?.focus();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    const { errors: found } = checkForm(answerFormRules, { token, answer });
    if (found) {
      refuse(found);
      return;
    }
    sending.mutate(
      { answer, files },
      {
        here: {
          onSuccess: release,
          onError: (error) => refuse(error instanceof ValidationError ? error.fields : {}),
        },
      },
    );
  }

  const refusal =
    sending.error && failureWords(sending.error, ['answer', ...fileFields]) !== undefined
      ? (serverMessage(sending.error) ?? 'Your answer could not be sent. Please try again.')
      : undefined;
  return (
    <form className={styles['form']} noValidate onSubmit={send}>
      <div className={styles['question']}>
        <h2>We need more information from you</h2>
        <p dir="auto">{question}</p>
      </div>
      <Textarea
        ref={field}
        label="Your answer"
        withAsterisk
        rows={4}
        value={answer}
        error={errors['answer']?.[0]}
        onChange={({ currentTarget }) => {
          setAnswer(currentTarget.value);
          setErrors({});
        }}
      />
      <Files files={files} errors={errors} onChange={setFiles} onErrors={setErrors} />
      <EntryFormEnd label="Send answer" busyLabel="Sending..." busy={sending.isPending} refusal={refusal} />
    </form>
  );
}

const lostByLeaving = 'Your answer has not been sent. If you leave now, it will be lost.';

interface FilesProps {
  readonly files: readonly File[];
  readonly errors: Errors;
  readonly onChange: (files: readonly File[]) => void;
  readonly onErrors: (errors: Errors) => void;
}

/** The files to send, each with a way to remove it, and a place for a further one. */
function Files({ files, errors, onChange, onErrors }: FilesProps) {
  async function add(file: File | undefined) {
    if (!file) return;
    const problem = await problemOf(file);
    if (problem === undefined) onChange([...files, file]);
    onErrors(problem === undefined ? {} : { new: [problem] });
  }

  function remove(at: number) {
    onChange(files.filter((_, index) => index !== at));
    onErrors({});
  }

  return (
    <div>
      <ul className={styles['files']} aria-label="Files to send">
        {files.map((file, index) => (
          <li key={`${String(index)} ${file.name}`}>
            <span>{file.name}</span>
            <button type="button" aria-label={`Remove ${file.name}`} onClick={() => remove(index)}>
              Remove
            </button>
            {errors[fileFields[index] ?? ''] && <p role="alert">{errors[fileFields[index] ?? '']?.[0]}</p>}
          </li>
        ))}
      </ul>
      {files.length < fileFields.length && (
        <FileDrop
          label="Add a file"
          hint={`Optional: PNG, JPG, or PDF, up to ${megabytes(licenseMaxBytes)} MB`}
          accept={licenseExtensions.join(',')}
          file={undefined}
          error={errors['new']?.[0]}
          onFile={(file) => void add(file)}
        />
      )}
    </div>
  );
}

/** Why a file cannot be sent. */
async function problemOf(file: File): Promise<string | undefined> {
  const found = checkForm(answerFormRules, { file_1: file }).errors?.['file_1']?.[0];
  return found ?? licenseContentProblem(new Uint8Array(await file.arrayBuffer()));
}
