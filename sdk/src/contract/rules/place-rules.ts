import { messagesOfRegistrationForm } from '../messages.gen.ts';
import { statesByCountry } from '../places.ts';
import type { FormErrors } from './form-rule.ts';

/** A state is looked up if the country has a list of states; otherwise it is free text. @see
 * docs/specification/decisions.md §4 */
export function stateErrors({ country, state }: Place): FormErrors {
  const states = statesByCountry[country ?? ''];
  if (!state || !states || states.some(({ code }) => code === state.toUpperCase())) return {};
  return { state: [messagesOfRegistrationForm.state.enum] };
}

interface Place {
  /** As stored: in uppercase. */
  readonly country?: string | null;
  readonly state?: string | null;
}
