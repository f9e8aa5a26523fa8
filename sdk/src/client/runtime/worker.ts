import type { Runtime } from './runtime.ts';

export {
  addressProblem,
  checkFields,
  gatewayHint,
  headerProblem,
  logText,
  networkText,
  timeoutText,
} from './outside-page.ts';
export { carried, environment, onAbort } from './web.ts';

/** A Worker has no cookies, and refuses the option. */
export const withCredentials: Runtime['withCredentials'] = {};
