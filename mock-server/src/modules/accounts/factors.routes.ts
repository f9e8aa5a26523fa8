import type { Handlers } from '../../core/http/handlers.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { completeSignIn } from './complete-sign-in.commands.ts';
import {
  confirmTotp,
  factorOf,
  removeFactor,
  renameFactor,
  replaceRecoveryCodes,
  startTotp,
} from './factors.commands.ts';
import type { AccountParts } from './parts.ts';
import { confirmPasskey, partyOf, startPasskey, startPasskeySignIn, startPasskeyStepUp } from './passkeys.commands.ts';
import { stepUp } from './step-up.commands.ts';

type Ids =
  | 'factors.list'
  | 'factors.startTotp'
  | 'factors.confirmTotp'
  | 'factors.startPasskey'
  | 'factors.confirmPasskey'
  | 'factors.startPasskeySignIn'
  | 'factors.startPasskeyStepUp'
  | 'factors.rename'
  | 'factors.remove'
  | 'factors.replaceRecoveryCodes'
  | 'factors.completeSignIn'
  | 'factors.stepUp';

/** Second factors, and confirming who someone is. @see docs/specification/decisions.md §2 */
export function factorHandlers(parts: AccountParts): Handlers<Ids> {
  const { factors } = parts;
  return {
    async 'factors.list'({ principal }) {
      const data = {
        factors: (await factors.listOf(principal.account_id)).map(factorOf),
        recovery_codes_left: await factors.codesLeft(principal.account_id),
        is_required: principal.role !== 'client' && (await factors.areRequired()),
        passkey_origin: partyOf(parts)?.origin ?? null,
      };
      return { status: 200, body: { success: true, data } };
    },
    async 'factors.startTotp'(request) {
      return { status: 200, body: { success: true, data: await startTotp(parts, request) } };
    },
    async 'factors.confirmTotp'(request) {
      const { factor, codes } = await confirmTotp(parts, request);
      return {
        status: 201,
        body: { success: true, data: { factor: factorOf(factor), recovery_codes: [...codes] } },
      };
    },
    async 'factors.startPasskey'(request) {
      return { status: 200, body: { success: true, data: await startPasskey(parts, request) } };
    },
    async 'factors.confirmPasskey'(request) {
      const { factor, codes } = await confirmPasskey(parts, request);
      return {
        status: 201,
        body: { success: true, data: { factor: factorOf(factor), recovery_codes: [...codes] } },
      };
    },
    async 'factors.startPasskeySignIn'(request) {
      return { status: 200, body: { success: true, data: await startPasskeySignIn(parts, request) } };
    },
    async 'factors.startPasskeyStepUp'(request) {
      return { status: 200, body: { success: true, data: await startPasskeyStepUp(parts, request) } };
    },
    async 'factors.rename'(request) {
      return { status: 200, body: { success: true, data: factorOf(await renameFactor(parts, request)) } };
    },
    async 'factors.remove'({ path, ...request }) {
      await removeFactor(parts, path.id, actorOf(request));
      return { status: 200, body: { success: true, message: 'The second factor was removed.' } };
    },
    async 'factors.replaceRecoveryCodes'(request) {
      return { status: 200, body: { success: true, data: [...(await replaceRecoveryCodes(parts, actorOf(request)))] } };
    },
    async 'factors.completeSignIn'(request) {
      return { status: 200, body: await completeSignIn(parts, request) };
    },
    async 'factors.stepUp'(request) {
      const until = await stepUp(parts, request);
      return { status: 200, body: { success: true, data: { confirmed_until: until.toISOString() } } };
    },
  };
}
