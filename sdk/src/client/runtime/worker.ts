import type { Runtime } from './runtime.ts';

export { requestProblem } from './option-problems.ts';
export { checkFields, gatewayHint, logText, networkText, optionProblem, timeoutText } from './outside-page.ts';
export { carried, environment, onAbort } from './web.ts';

/** A Worker has no cookies, and refuses the option. */
export const withCredentials: Runtime['withCredentials'] = {};
