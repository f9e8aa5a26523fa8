import { formRules } from '@grt/sdk/rules';
import { fixedClock } from '../core/clock.ts';
import { bindRoutes } from '../core/http/bind.ts';
import type { ApiDocument, Fields, Operation } from '@grt/sdk/document';
import { createHttpApp } from '../core/http/http-app.ts';
import type { Principal } from '../core/http/principal.ts';
import { seededRandom } from '../core/ids.ts';
import { createLog } from '../core/log.ts';
import { Refusal, type FieldErrors } from '../core/refusal.ts';
import { unkeptFiles } from './unkept-files.ts';

/** The server up to its handlers: everything that validates a request, and nothing that needs a database. */
export interface ContractDoor {
  /** What the server says about a body; undefined if it accepts it. */
  errorsOf(operation: Operation, request: DoorRequest): Promise<FieldErrors | undefined>;
  /** The same of a request as it was sent, whoever's token it carries. */
  errorsIn(request: Request, role: DoorRequest['role']): Promise<FieldErrors | undefined>;
}

interface DoorRequest {
  readonly body: Fields;
  readonly files: Readonly<Record<string, File>>;
  readonly role: 'client' | 'super_admin' | 'visitor';
  /** Sent as a form even without a file. */
  readonly isForm?: boolean;
}

/** Builds the contract's request validation, with the rules of its forms. */
export async function contractDoor(document: ApiDocument): Promise<ContractDoor> {
  const random = seededRandom('door');
  const clock = fixedClock('2026-11-21T10:00:00Z');
  const log = createLog({ clock, level: 'error', sinks: [] });
  const letIn = async () => {
    throw new Refusal(409, 'Let in'); // nothing else here conflicts
  };
  const app = createHttpApp({
    document,
    clock,
    log,
    random,
    corsOrigins: [],
    hsts: false,
    showTiming: false,
    webFolder: undefined,
    bind: (http) =>
      bindRoutes(http, document, Object.fromEntries(document.operations.map(({ id }) => [id, letIn])), {
        authenticate: async (bearer) => principalOf(bearer),
        bodyRules: formRules,
        files: unkeptFiles,
        log,
        random,
        validateReplies: false,
      }),
  });
  const ask = async (request: Request) => {
    const response = await app.request(request);
    if (response.status === 409) return undefined;
    const told = (await response.json()) as { errors?: FieldErrors; message?: string };
    if (response.status === 422 && told.errors) return told.errors;
    throw new Error(`${request.url} answers ${String(response.status)}: ${String(told.message)}`);
  };
  return {
    async errorsOf({ method, path }, { body, files: sent, role, isForm = Object.keys(sent).length > 0 }) {
      return ask(
        new Request(`http://grt.test/api${path.replaceAll(/\{\w+\}/g, '1')}`, {
          method: method.toUpperCase(),
          headers: {
            ...(role === 'visitor' ? {} : { Authorization: `Bearer ${role}` }),
            'Content-Type': isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json',
          },
          body: isForm ? partsOf({ ...body, ...sent }) : JSON.stringify(body),
        }),
      );
    },
    async errorsIn(request, role) {
      const again = new Request(request);
      if (role === 'visitor') again.headers.delete('Authorization');
      else again.headers.set('Authorization', `Bearer ${role}`);
      return ask(again);
    },
  };
}

function principalOf(role: string): Principal | undefined {
  const account = { kind: 'session', is_confirmed: true, credential_id: 1, account_id: 1, username: role } as const;
  if (role === 'client') return { ...account, role, client_id: 1 };
  return role === 'super_admin' ? { ...account, role } : undefined;
}

const boundary = 'the-door-of-the-contract';

/** The parts of a form as they are sent. Only the name of a file counts here; it is never read. */
function partsOf(fields: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    // A page in a test has files of its own kind.
    if (typeof value === 'object' && value !== null && 'name' in value && 'size' in value)
      return [`${head}; filename="${String(value.name)}"\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n`];
    return [`${head}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`];
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}
