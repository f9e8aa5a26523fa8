import { Link, useLocation } from 'react-router-dom';
import { readAccount } from '../../core/account.ts';
import { paths } from '../../core/paths.ts';
import { homeOf } from '../../core/way-back.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import { readSignInHandOver } from '../../parts/sign-in-hand-over.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from '../../parts/entry-screen.module.css';

/** Sign-in for clients and administrators.
 * @see docs/specification/part-1-public-and-client.md §2; docs/specification/decisions.md §2 */
export function SignInScreen() {
  const location = useLocation();
  const { message, username = '', next } = readSignInHandOver(location.state);
  return (
    <EntryFrame>
      <title>Sign in · GRT</title>
      <div className={styles['screen']}>
        <h1>Sign in</h1>
        {message !== undefined && <output className={styles['notice']}>{message}</output>}
        <AlreadySignedIn />
        <SignInForm username={username} next={next} />
        <p className={styles['ways']}>
          <span>
            No account yet? <Link to={paths.apply}>Apply for access</Link>
          </span>
          <Link to={paths.landing}>Back to home</Link>
        </p>
      </div>
    </EntryFrame>
  );
}

/** Users who are already signed in are told, not redirected: they may want to switch accounts. */
function AlreadySignedIn() {
  const account = readAccount();
  const home = account && homeOf(account.type);
  if (!account || home === undefined) return null;
  return (
    <p className={styles['notice']}>
      You are signed in as {account.username}. <Link to={home}>Go to your dashboard</Link>
    </p>
  );
}
