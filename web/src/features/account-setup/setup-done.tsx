import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import type { SignInHandOver } from '../../parts/sign-in-hand-over.ts';
import styles from '../../parts/entry-screen.module.css';
import type { SetUpAccount } from './account-setup.queries.ts';

/** After a finished setup, the move to the sign-in screen. @see docs/specification/part-1-public-and-client.md §9 */
const setupRedirectMs = 3000;

/** Confirms success and goes to sign-in after 3 seconds.
 * @see docs/specification/part-1-public-and-client.md §2 and §9 */
export function SetupDone({ account }: { account: SetUpAccount }) {
  const navigate = useNavigate();
  const { message, username } = account;

  useEffect(() => {
    const state: SignInHandOver = { message, username };
    const timer = setTimeout(() => void navigate(paths.login, { state }), setupRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, message, username]);

  return (
    <>
      <h1>You’re all set</h1>
      <output className={styles['done']}>{message}</output>
      <p className={styles['help']}>
        Your username is <strong>{username}</strong>. Taking you to sign-in now.
      </p>
      <div className={styles['ways']}>
        <Link to={paths.login} state={account satisfies SignInHandOver}>
          Sign in
        </Link>
      </div>
    </>
  );
}
