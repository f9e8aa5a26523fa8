import type { EmailLink } from '@grt/sdk/contract';
import { messagesOfEmailLinkForm } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import styles from '../../parts/entry-screen.module.css';
import { serverMessage } from '../../parts/server-message.ts';
import { useAnswerEmailLink, useEmailLink } from './email-change.queries.ts';

/** Confirms or cancels a changed address with the link from an email. Opening the page does neither: programs that look at
 * links in emails open them too. @see docs/specification/decisions.md §14 */
export function EmailChangeScreen() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  return (
    <EntryFrame>
      <title>Email address · GRT</title>
      <div className={styles['screen']}>
        <h1>Email address</h1>
        {token === '' ? <Refused message={messagesOfEmailLinkForm.token.required} /> : <LinkSteps token={token} />}
        <p className={styles['ways']}>
          <Link to={paths.login}>Sign in</Link>
          <Link to={paths.landing}>Back to home</Link>
        </p>
      </div>
    </EntryFrame>
  );
}

function LinkSteps({ token }: { token: string }) {
  const link = useEmailLink(token);
  if (link.isPending) return <output className={styles['help']}>Checking your link...</output>;
  if (link.isError) {
    return <Refused message={serverMessage(link.error) ?? 'Failed to check your link. Please try again.'} />;
  }
  return <Question token={token} link={link.data} />;
}

function Question({ token, link }: { token: string; link: EmailLink }) {
  const answer = useAnswerEmailLink(token);
  if (answer.isSuccess) return <output className={styles['done']}>{answer.data}</output>;
  return (
    <>
      <p>{question(link)}</p>
      {answer.error && <Refused message={serverMessage(answer.error) ?? 'That did not work. Please try again.'} />}
      <div className={styles['ways']}>
        {link.must_confirm && (
          <Button size="md" disabled={answer.isPending} onClick={() => answer.mutate('confirm')}>
            Confirm
          </Button>
        )}
        <Button size="md" variant="default" disabled={answer.isPending} onClick={() => answer.mutate('decline')}>
          Cancel the change
        </Button>
      </div>
    </>
  );
}

function question({ side, new_email: email, must_confirm: must }: EmailLink): string {
  if (side === 'new') return `Use ${email} as the email address of your GRT account?`;
  if (must) return `Change the email address of your GRT account to ${email}?`;
  return `The email address of your GRT account is about to change to ${email}. If this is a mistake, cancel the change.`;
}

function Refused({ message }: { message: string }) {
  return (
    <p role="alert" className={styles['refused']}>
      {message}
    </p>
  );
}
