import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { tellSignOut } from '../core/sign-out.ts';
import { useGrt } from '../core/use-grt.ts';
import { leaveAll } from '../parts/unsaved-guard/unsaved.ts';

/** Ends the session and leads to `path`, without waiting for the server: the browser's session is removed first. Asks
 * before unsaved work is lost.
 * @see docs/specification/decisions.md §2 */
export function useLeave(path: string): () => void {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return () =>
    leaveAll(() => {
      tellSignOut();
      queryClient.clear(); // ends the reads that are under way, too
      void grt.signOut();
      void navigate(path);
    });
}
