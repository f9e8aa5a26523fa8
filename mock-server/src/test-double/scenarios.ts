import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { refuseUnknownFields } from './known-names.ts';
import type { ScenarioFile, ScenarioStep } from './public-api.ts';

const bases = ['empty', 'people', 'demo'] as const;
const ownFiles: Readonly<Record<string, string>> = {
  'client with rejected domain': 'client-with-rejected-domain.yaml',
  'feed on hold': 'feed-on-hold.yaml',
  'budget spent': 'budget-spent.yaml',
  '10,000 pending registrations': 'pending-registrations.yaml',
};

/** The names of the scenarios that are there. */
export const scenarioNames: readonly string[] = [...bases, ...Object.keys(ownFiles)];

/** Reads a scenario: one that is there, a YAML file by its path, or what such a file says.
 * @throws Error that names the fault and its place */
export async function readScenario(scenario: string | ScenarioFile): Promise<ScenarioFile> {
  if (typeof scenario !== 'string') return checked(scenario, scenario.name);
  const base = bases.find((name) => name === scenario);
  if (base !== undefined) return { name: base, from: base, steps: [] };
  const file = ownFiles[scenario];
  if (file === undefined && !/\.ya?ml$/.test(scenario))
    throw new Error(`There is no scenario ${scenario}. There are: ${scenarioNames.join(', ')}; or name a YAML file.`);
  const path = file === undefined ? scenario : fileURLToPath(new URL(`./scenarios/${file}`, import.meta.url));
  return checked(await readYaml(path, scenario), scenario);
}

async function readYaml(path: string, place: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`The scenario ${place} cannot be read: ${messageOf(error)}`, { cause: error });
  });
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${place} is not YAML: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function checked(value: unknown, place: string): ScenarioFile {
  if (!isRecord(value)) throw new Error(`${place}: name and steps were expected`);
  refuseUnknownFields(place, value, ['name', 'from', 'steps']);
  const { name, from, steps } = value;
  if (typeof name !== 'string') throw new Error(`${place}: name is missing`);
  const base = from === undefined ? 'people' : bases.find((one) => one === from);
  if (base === undefined) throw new Error(`${place}: from must be one of ${bases.join(', ')}`);
  if (!Array.isArray(steps)) throw new Error(`${place}: steps must be a list`);
  return {
    name,
    from: base,
    steps: steps.map((step, index) => checkedStep(step, `${place}, step ${String(index + 1)}`)),
  };
}

function checkedStep(step: unknown, place: string): ScenarioStep {
  if (!isRecord(step)) throw new Error(`${place}: an object was expected`);
  const { as, call, with: given, keep, advance, pending_registrations: pending } = step;
  refuseUnknownFields(place, step, fieldsOf(step));
  if (typeof advance === 'string') return { advance };
  if (typeof pending === 'number') return { pending_registrations: pending };
  if (typeof as !== 'string' || typeof call !== 'string')
    throw new Error(`${place}: as and call, advance (such as 2h), or pending_registrations (a number) was expected`);
  if (given !== undefined && !isRecord(given)) throw new Error(`${place}: with must be an object`);
  if (keep !== undefined && typeof keep !== 'string') throw new Error(`${place}: keep must be a name`);
  return { as, call, ...(given ? { with: given } : {}), ...(typeof keep === 'string' ? { keep } : {}) };
}

/** What a step of this kind can have. */
function fieldsOf(step: Readonly<Record<string, unknown>>): readonly string[] {
  if ('advance' in step) return ['advance'];
  return 'pending_registrations' in step ? ['pending_registrations'] : ['as', 'call', 'with', 'keep'];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
