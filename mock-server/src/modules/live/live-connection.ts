import type { LiveChange } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/http/principal.ts';
import { isFor, missedAll, type Happening } from './live.rules.ts';

/** Who follows, and how to find out whether they still may. */
export interface Follower {
  readonly principal: Principal;
  /** Who it is now; undefined once the session has ended. */
  readonly check: () => Promise<Principal | undefined>;
}

/** How long an answer about the session is good for. */
export const checkedMs = 15_000;
/** Texts that may wait for a reader that is slower than what happens. */
const waitingMax = 64;
/** Beats without any reading, after which nobody is there. */
const deafBeatsMax = 4;

export interface ConnectionParts {
  readonly follower: Follower;
  readonly clock: Clock;
  readonly position: () => string;
  readonly onEnd: (connection: LiveConnection) => void;
}

/** One reply that stays open. What happens is told in order, but never to a session that may have ended. */
export class LiveConnection {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #parts: ConnectionParts;
  #principal: Principal;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #checkedAtMs: number;
  #checking: Promise<void> | undefined;
  /** What happened while the session is looked at. */
  #held: readonly Happening[] = [];
  #deafBeats = 0;
  #hasMissed = false;

  constructor(parts: ConnectionParts, begun: readonly Happening[]) {
    this.#parts = parts;
    this.#principal = parts.follower.principal;
    this.#checkedAtMs = parts.clock.now().getTime();
    this.stream = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
          controller.enqueue(bytesOf(textOf(begun, this.#principal, parts.position())));
        },
        pull: () => this.#catchUp(),
        cancel: () => this.#leave(),
      },
      { highWaterMark: waitingMax },
    );
  }

  get accountId(): number {
    return this.#principal.account_id;
  }

  tell(happenings: readonly Happening[]): void {
    const nowMs = this.#parts.clock.now().getTime();
    if (!this.#checking && nowMs - this.#checkedAtMs < checkedMs) {
      this.#send(happenings);
      return;
    }
    this.#held = this.#held.length + happenings.length > waitingMax ? [missedAll] : [...this.#held, ...happenings];
    void this.check();
  }

  /** Ends it if the session has ended. */
  check(): Promise<void> {
    return (this.#checking ??= this.#look().finally(() => (this.#checking = undefined)));
  }

  /** Shows that the connection holds; ends it if the session has ended, or nobody reads. */
  async beat(): Promise<void> {
    this.#deafBeats = this.#isFull() ? this.#deafBeats + 1 : 0;
    if (this.#deafBeats >= deafBeatsMax) this.end();
    else if (!this.#isFull()) this.#write(':\n\n');
    await this.check();
  }

  end(): void {
    const controller = this.#controller;
    this.#leave();
    controller?.close();
  }

  async #look(): Promise<void> {
    const { follower, clock } = this.#parts;
    const principal = await follower.check().catch(() => undefined);
    if (!principal || principal.lacks_second_factor === true) {
      this.end();
      return;
    }
    this.#principal = principal;
    this.#checkedAtMs = clock.now().getTime();
    const held = this.#held;
    this.#held = [];
    this.#send(held);
  }

  #send(happenings: readonly Happening[]): void {
    if (happenings.length === 0) return;
    if (this.#isFull()) this.#hasMissed = true;
    else this.#write(textOf(happenings, this.#principal, this.#parts.position()));
  }

  /** It is read again: what it missed cannot be told one by one. */
  #catchUp(): void {
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    this.#write(textOf([missedAll], this.#principal, this.#parts.position()));
  }

  #isFull(): boolean {
    return (this.#controller?.desiredSize ?? 0) <= 0;
  }

  #write(text: string): void {
    if (text !== '') this.#controller?.enqueue(bytesOf(text));
  }

  #leave(): void {
    if (!this.#controller) return;
    this.#controller = undefined;
    this.#parts.onEnd(this);
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Events as they are sent, each with the position after all of them; the position alone if none is for the reader. */
export function textOf(
  happenings: readonly Happening[],
  { role, account_id: own }: Pick<Principal, 'role' | 'account_id'>,
  position: string,
): string {
  const events = happenings
    .filter((one) => isFor(role, one))
    .map(({ by, ...change }) => {
      const told: LiveChange = { ...change, mine: by === own };
      return `id: ${position}\ndata: ${JSON.stringify(told)}\n\n`;
    });
  return events.length === 0 ? `id: ${position}\n\n` : events.join('');
}
