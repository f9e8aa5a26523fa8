import { sizeText, type RegistrationQuestion } from '@grt/sdk/contract';
import { saveFile } from '../../core/save-file.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { useAnswerFile, useQuestions } from './registration-questions.queries.ts';
import styles from './registration-evidence.module.css';

/** What the applicant was asked for, and what came back. Nothing as long as nothing was asked. */
export function QuestionList({ id }: { id: number }) {
  const { data, error, refetch } = useQuestions(id);
  if (error) {
    return <LoadFailure message="The questions could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <section>
      <h3>Asked for more</h3>
      <ul className={styles['questions']}>
        {data.map((question) => (
          <Question key={question.id} id={id} question={question} />
        ))}
      </ul>
    </section>
  );
}

function Question({ id, question }: { id: number; question: RegistrationQuestion }) {
  const { asked_by, asked_at, answer, answered_at, files } = question;
  return (
    <li>
      <p className={styles['quiet']}>
        {asked_by ?? 'An administrator'} asked, <TimeAgo at={asked_at} />
      </p>
      <p dir="auto">{question.question}</p>
      {answered_at === null ? (
        <p className={styles['quiet']}>No answer yet.</p>
      ) : (
        <>
          <p className={styles['quiet']}>
            Answered, <TimeAgo at={answered_at} />
          </p>
          <p dir="auto">{answer}</p>
        </>
      )}
      {files.map((file) => (
        <AnswerFile key={file.id} id={id} file={file} />
      ))}
    </li>
  );
}

function AnswerFile({ id, file }: { id: number; file: RegistrationQuestion['files'][number] }) {
  const download = useAnswerFile();
  const start = () =>
    download.mutate(
      { id, file },
      { onSuccess: saveFile, onError: (error) => toastFailure('Failed to download the file', error, file.name) },
    );
  return (
    <div>
      <button type="button" disabled={download.isPending} onClick={start}>
        <Name>{file.name}</Name>
      </button>
      <span className={styles['quiet']}>{sizeText(file.size_bytes)}</span>
    </div>
  );
}
