import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../core/paths.ts';
import { leaveOnSessionEnd } from '../core/session-end.ts';

/** For a screen that leads to the sign-in when its session has ended, as the specification says of the system screen
 * (docs/specification/part-2-admin-domains-bidding-pages.md §2 and §6). Every other screen stays, and a sign-in is
 * asked for over it. */
export function useLeaveOnSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(() => leaveOnSessionEnd(() => void navigate(paths.login)), [navigate]);
}
