import { useCallback, useContext } from 'react';
import {
  createSearchParams,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  useSearchParams as useRenderedParams,
  type Location,
  type SetURLSearchParams,
} from 'react-router-dom';

/** Where a change leads that replaces the entry of the history, until the router is there. */
const replacing = new WeakSet<Location>();

/** The URL's parameters, like the router's hook of this name. But a change builds on those before it: the router's
 * starts from the URL that was rendered last, so that only the second of two changes in a row is left. And a change of
 * a page that the user has left, such as a search that was still being typed, is dropped. */
export function useSearchParams(): [params: URLSearchParams, setParams: SetURLSearchParams] {
  const [params] = useRenderedParams();
  const { pathname } = useLocation();
  const router = useContext(RouterContext)?.router;
  const navigate = useNavigate();
  const setParams = useCallback<SetURLSearchParams>(
    (next, { replace = false, ...options } = {}) => {
      if (!router) throw new Error('No routes');
      const onItsWay = router.state.navigation.location;
      const current = onItsWay ?? router.state.location;
      if (current.pathname !== pathname) return;
      const changed = createSearchParams(typeof next === 'function' ? next(new URLSearchParams(current.search)) : next);
      // It takes the place of the one that is on its way, which may have to become an entry of its own.
      const replaces = replace && (onItsWay === undefined || replacing.has(onItsWay));
      void navigate(`?${changed.toString()}`, { ...options, replace: replaces });
      if (replaces && router.state.navigation.location) replacing.add(router.state.navigation.location);
    },
    [router, navigate, pathname],
  );
  return [params, setParams];
}
