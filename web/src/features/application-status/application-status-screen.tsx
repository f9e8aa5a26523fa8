import { Suspense } from 'react';
import { messagesOfApplicationLinkForm } from '@grt/sdk/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import styles from '../../parts/entry-screen.module.css';
import { serverMessage } from '../../parts/server-message.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useApplicationStatus } from './application-status.queries.ts';
import { StageList } from './stage-list.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Few applicants are asked for more. */
const AnswerForm = lazyPart(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }));

/** Tells an applicant where the application stands, by the link from an email. */
export function ApplicationStatusScreen() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  return (
    <EntryFrame>
      <title>Your application · GRT</title>
      <div className={styles['screen']}>
        <h1>Your application</h1>
        {token === '' ? <Refused message={messagesOfApplicationLinkForm.token.required} /> : <Status token={token} />}
        <p className={styles['ways']}>
          <Link to={paths.landing}>Back to home</Link>
        </p>
      </div>
    </EntryFrame>
  );
}

function Status({ token }: { token: string }) {
  const status = useApplicationStatus(token);
  if (status.isPending) return <output className={styles['help']}>Loading your application...</output>;
  if (status.isError) {
    const message = serverMessage(status.error);
    if (message !== undefined) return <Refused message={message} />;
    return (
      <LoadFailure
        message="Failed to load your application"
        error={status.error}
        onRetry={() => void status.refetch()}
      />
    );
  }
  const { application_id, company_name, question } = status.data;
  return (
    <>
      <p className={styles['help']}>
        <span dir="auto">{company_name}</span>
        <br />
        Reference number <strong>{application_id}</strong>
      </p>
      <StageList status={status.data} />
      {question !== null && (
        <Suspense fallback={<output className={styles['help']}>Loading the question...</output>}>
          <AnswerForm key={question} token={token} question={question} />
        </Suspense>
      )}
    </>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <p role="alert" className={styles['refused']}>
      {message}
    </p>
  );
}
