import { startEngine, type Engine } from '../core/database/embedded/engine.ts';
import type { DatabaseState } from './database-states.ts';

/** The state that a scenario begins with, and its time. */
export interface Beginning {
  readonly state: DatabaseState;
  readonly at: Date;
}

/** An embedded database with the states that servers of this process began with. */
export interface EngineBox {
  readonly engine: Engine;
  readonly beginnings: Map<string, Beginning>;
}

const idle: EngineBox[] = [];

/** Each takes some 200 MB. */
const kept = 2;

/** A database that no other server uses. Opening one takes a second or more, so they are used again: preferably one that
 * knows the beginning. */
export async function lendBox(template: string, beginning: string): Promise<EngineBox> {
  const known = idle.findIndex(({ beginnings }) => beginnings.has(beginning));
  const [box] = idle.splice(known === -1 ? 0 : known, 1);
  box?.engine.keepAlive(true);
  return box ?? { engine: await startEngine({ template }), beginnings: new Map() };
}

export async function giveBack(box: EngineBox): Promise<void> {
  if (idle.length >= kept) return box.engine.close();
  box.engine.keepAlive(false); // a program that is done ends
  idle.push(box);
}
