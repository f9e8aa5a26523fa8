import { backgroundHeader } from '@grt/sdk/contract';
import { limitHeaders } from '../rate-limits/limit-state.ts';
import { Refusal } from '../refusal.ts';
import { currentLimit } from '../request-context.ts';
import { addressOf } from './address.ts';
import { createAdmission, type Admission } from './admission.ts';
import { declaredLength } from './body-source.ts';
import { authorize, bearerOf, requireRoleFields, requireStepUp } from './authorization.ts';
import { handlerRequest } from './call.ts';
import type { AnyHandler, Caller, HandlerRequest, HttpOptions } from './call.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import type { Operation } from '@grt/sdk/document';
import { editUnchanged, entityTag, type Edited } from './editing.ts';
import type { HttpContext } from './http-env.ts';
import { errorEnvelope } from './problem.ts';
import { checkHeaders, checkRefusal, checkReply, ContractViolation } from './reply-check.ts';
import { responseOf } from './reply.ts';
import type { Reply } from './reply.ts';
import { requestIdOf } from './request-id.ts';
import { currentSpan } from '../tracing/tracing.ts';
import type { InputReader } from './request-input.ts';

/** One operation with everything needed to answer it. */
export interface Binding {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  /** What this operation shows or edits, if it is edited on condition (`x-edits`). */
  readonly edited: Edited | undefined;
  readonly reader: InputReader;
  readonly schemas: ContractSchemas;
  readonly options: HttpOptions;
}

/** The lifecycle of one call: authentication, authorization, validation, the handler, and the reply per the contract.
 * Never throws: any failure becomes a response. */
export async function answer(c: HttpContext, binding: Binding): Promise<Response> {
  const { operation, options } = binding;
  currentSpan().describe({ 'http.route': operation.path }, operation.id);
  const startMs = performance.now();
  const response = withCheckedHeaders(c, binding, finish(c, options, await respond(c, binding)));
  options.observe?.({
    operation: operation.id,
    status: response.status,
    seconds: (performance.now() - startMs) / 1000,
  });
  return response;
}

async function respond(c: HttpContext, binding: Binding): Promise<Response> {
  const { operation, reader, options } = binding;
  try {
    options.admit?.(addressOf(c, options.trustedProxies ?? 0));
    const caller = asAllowed(operation, await admissionOf(options, operation).enter(() => callerOf(c, options)));
    authorize(operation, caller.principalIfAny, caller.bearer);
    const { headers, ...parameters } = reader.parameters(c);
    if (c.req.header('content-type')?.startsWith('multipart/') === true)
      await options.beforeForm?.(operation, caller.principalIfAny, declaredLength(c) ?? 0);
    const sender = { role: caller.principalIfAny?.role ?? 'visitor' } as const;
    const rule = options.bodyRules?.[operation.id];
    const input = { ...parameters, ...(await reader.body(c, rule && ((body) => rule(body, sender)))) };
    try {
      requireRoleFields(operation, caller.principalIfAny, input.body);
      requireStepUp(operation, caller.principalIfAny, input.body);
      const work = () =>
        perform(c, binding, { request: handlerRequest(c, caller, input), ifMatch: headers['If-Match'] });
      const idempotencyKey = headers['Idempotency-Key'];
      const { doOnce } = options;
      return await admissionOf(options, operation).continue(async () => {
        if (!doOnce || typeof idempotencyKey !== 'string') return work();
        return doOnce({ operation, caller, input, idempotencyKey }, work);
      });
    } finally {
      await Promise.all(Object.values(input.files).map((file) => file.discard()));
    }
  } catch (error) {
    return refuse(c, binding, { error, isByHandler: false });
  }
}

/** On public calls, a session that must set up a second factor first is no more than a visitor. */
function asAllowed({ isPublic, withoutSecondFactor }: Operation, caller: Caller): Caller {
  const isBarred = caller.principalIfAny?.lacks_second_factor === true && isPublic && !withoutSecondFactor;
  return isBarred ? { ...caller, principalIfAny: undefined } : caller;
}

/** For a server without a limit, or a call that reports the server's health. */
const unbounded = createAdmission(Number.POSITIVE_INFINITY);

function admissionOf({ admission = unbounded }: HttpOptions, { id }: Operation): Admission {
  return id === 'system.health' || id === 'system.live' ? unbounded : admission;
}

/** The id of this request; stable. */
export function requestIdFor(c: HttpContext, options: Pick<HttpOptions, 'random'>): string {
  const known = c.get('requestId');
  if (known !== undefined) return known;
  const id = requestIdOf(c.req.header('x-request-id'), options.random);
  c.set('requestId', id);
  return id;
}

/**
 * Answers what no operation covers: an unknown path, an unsupported method, a failure outside of calls.
 */
export function refuseOutside(c: HttpContext, options: Pick<HttpOptions, 'random' | 'log'>, error: unknown): Response {
  return finish(c, options, responseOf(errorEnvelope(error, problemContext(c, options))));
}

/** Headers of every API reply: its request id, what is left of its limit, and no caching unless it says otherwise. */
function finish(c: HttpContext, options: Pick<HttpOptions, 'random'>, response: Response): Response {
  response.headers.set('X-Request-Id', requestIdFor(c, options));
  const limit = currentLimit();
  if (limit && !response.headers.has('RateLimit-Limit'))
    for (const [name, value] of Object.entries(limitHeaders(limit))) response.headers.set(name, value);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

async function callerOf(c: HttpContext, options: HttpOptions): Promise<Caller> {
  const bearer = bearerOf(c.req.header('authorization'));
  const about = {
    address: addressOf(c, options.trustedProxies ?? 0),
    userAgent: c.req.header('user-agent')?.slice(0, 400),
    isBackground: c.req.header(backgroundHeader) === '1',
  };
  const principalIfAny = bearer === undefined ? undefined : await options.authenticate(bearer, about);
  return { ...about, requestId: requestIdFor(c, options), bearer, principalIfAny };
}

interface Work {
  readonly request: HandlerRequest;
  readonly ifMatch: unknown;
}

async function perform(c: HttpContext, binding: Binding, work: Work): Promise<Response> {
  const { operation, schemas, options } = binding;
  try {
    await options.before?.(operation);
    const reply: Reply = { status: operation.successStatus, ...(await handled(binding, work)) };
    if (options.validateReplies) checkReply(schemas, operation, reply);
    return responseOf(reply);
  } catch (error) {
    return refuse(c, binding, { error, isByHandler: true });
  }
}

/** What the handler replies: with a tag if it shows what others edit, and only if nothing has changed if it edits. */
async function handled(
  { operation, handler, edited, options }: Binding,
  { request, ifMatch }: Work,
): Promise<Awaited<ReturnType<AnyHandler>>> {
  if (!edited) return handler(request);
  if (operation.edits === undefined) {
    const reply = await handler(request);
    // A part of a list tells nothing of the whole.
    const tag = Object.keys(request.query).length === 0 ? entityTag(edited, reply.body) : undefined;
    return tag === undefined ? reply : { ...reply, headers: { ...reply.headers, ETag: tag } };
  }
  if (typeof ifMatch !== 'string' || !options.takeEdit) return handler(request);
  return editUnchanged(edited, { ifMatch, request, take: options.takeEdit }, () => handler(request));
}

function refuse(
  c: HttpContext,
  binding: Binding,
  { error, isByHandler }: { error: unknown; isByHandler: boolean },
): Response {
  const { operation, schemas, options } = binding;
  const context = problemContext(c, options);
  let reply: Reply;
  try {
    if (error instanceof ContractViolation) throw error;
    reply = errorEnvelope(error, context);
    if (options.validateReplies) checkRefusal(schemas, operation, { reply, isByHandler });
  } catch (violation) {
    reply = replyTo(violation, c, options);
  }
  return responseOf(reply);
}

function withCheckedHeaders(c: HttpContext, { operation, options }: Binding, response: Response): Response {
  if (!options.validateReplies) return response;
  try {
    checkHeaders(operation, response);
    return response;
  } catch (violation) {
    return finish(c, options, responseOf(replyTo(violation, c, options)));
  }
}

/** Our bug: it is logged, and told instead of the reply. */
function replyTo(violation: unknown, c: HttpContext, options: Pick<HttpOptions, 'random' | 'log'>): Reply {
  if (!(violation instanceof ContractViolation)) throw violation;
  const context = problemContext(c, options);
  options.log.error('A reply violates the contract', { request_id: context.requestId, detail: violation.message });
  const refusal = new Refusal(500, violation.message, { code: 'contract_violation', cause: violation });
  return errorEnvelope(refusal, context);
}

function problemContext(c: HttpContext, options: Pick<HttpOptions, 'random' | 'log'>) {
  return { requestId: requestIdFor(c, options), log: options.log, request: `${c.req.method} ${c.req.path}` };
}
