import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../core/paths.ts';
import { leaveOnSessionEnd } from '../core/session-end.ts';

/** For a screen that redirects to sign-in when the session ends, as specified for the system screen
 * (docs/specification/part-2-admin-domains-bidding-pages.md §2 and §6). Other screens stay and show a sign-in
 * dialog. */
export function useLeaveOnSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(() => leaveOnSessionEnd(() => void navigate(paths.login)), [navigate]);
}
