import type { Handlers } from '../../core/http/handlers.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { changeReasons, type ReasonParts } from './reasons.commands.ts';

/** The common reasons for rejections, which reviewers choose by a key. */
export function reasonHandlers(parts: ReasonParts): Handlers<'settings.showReasons' | 'settings.updateReasons'> {
  return {
    async 'settings.showReasons'() {
      return { status: 200, body: { success: true, data: await parts.reasons.read() } };
    },
    async 'settings.updateReasons'({ body, ...request }) {
      const data = await changeReasons(parts, body, actorOf(request));
      return { status: 200, body: { success: true, data, message: 'Saved.' } };
    },
  };
}
