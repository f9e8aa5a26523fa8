import { describe, expectTypeOf, it } from 'vitest';
import type { Call, Page, PageCall, ReceivedFile, SafeResult } from './call.ts';
import type { Grt } from './client.ts';
import type { FileSource } from '../contract/file-source.ts';
import type { BodyOf, DataOf, Input, ItemOf, PathOf, QueryOf, ReplyOf } from '../contract/operation-types.ts';
import type {
  DoneReply,
  ExpectedTraffic,
  Feed,
  FeedStarted,
  MappingNeeded,
  Registration,
  RegistrationStatus,
  SignInReply,
} from '../contract/schema.gen.ts';
import type { GrtError } from './errors.ts';

declare const grt: Grt;

describe('the types of calls', () => {
  it('accept path, query, and body fields side by side', () => {
    expectTypeOf<Input<'registrations.reject'>>().toEqualTypeOf<{
      readonly id: number;
      readonly admin_notes: string;
    }>();
    expectTypeOf<Parameters<Grt['registrations']['list']>[0]>().toExtend<
      { status?: RegistrationStatus | undefined; page?: number | undefined } | undefined
    >();
  });

  it('accept undefined for optional fields, and only for those', () => {
    expectTypeOf<{ id: number; admin_notes: undefined }>().toExtend<Input<'registrations.approve'>>();
    expectTypeOf<{ id: undefined }>().not.toExtend<Input<'registrations.approve'>>();
    expectTypeOf<{ id: number; admin_notes: undefined }>().not.toExtend<Input<'registrations.reject'>>();
  });

  it("return the envelope's data, a page, the whole reply, or a file", () => {
    expectTypeOf<ReturnType<Grt['registrations']['show']>>().toEqualTypeOf<Call<Registration>>();
    expectTypeOf<ReturnType<Grt['registrations']['list']>>().toEqualTypeOf<PageCall<Registration>>();
    expectTypeOf<Awaited<ReturnType<Grt['registrations']['list']>>>().toEqualTypeOf<Page<Registration>>();
    expectTypeOf<Awaited<ReturnType<Grt['auth']['adminLogin']>>>().toEqualTypeOf<SignInReply>();
    expectTypeOf<Awaited<ReturnType<Grt['auth']['logout']>>>().toEqualTypeOf<DoneReply>();
    expectTypeOf<Awaited<ReturnType<Grt['registrations']['businessLicense']>>>().toEqualTypeOf<ReceivedFile>();
    expectTypeOf<Awaited<ReturnType<ReturnType<Grt['registrations']['show']>['safe']>>>().toEqualTypeOf<
      SafeResult<Registration>
    >();
  });

  it('distinguish the two replies to an upload', () => {
    type Reply = Awaited<ReturnType<Grt['clientFeeds']['create']>>;
    expectTypeOf<Reply>().toEqualTypeOf<MappingNeeded | FeedStarted>();
    expectTypeOf<Extract<Reply, { needs_mapping: false }>['data']>().toEqualTypeOf<Feed>();
  });

  it('yield the rows of a list in a loop, and return a file if CSV is requested', () => {
    expectTypeOf<ItemOf<'registrations.list'>>().toEqualTypeOf<Registration>();
    const csv = () => grt.clientFeeds.importErrors({ id: 1, import_id: 2, format: 'csv' });
    const json = () => grt.clientFeeds.importErrors({ id: 1, import_id: 2 });
    expectTypeOf(csv).returns.toEqualTypeOf<Call<ReceivedFile>>();
    expectTypeOf(json).returns.toEqualTypeOf<PageCall<ItemOf<'clientFeeds.importErrors'>>>();
  });

  it('refuse what is not in the contract', () => {
    // @ts-expect-error the id is missing
    const withoutId = () => grt.registrations.approve({});
    // @ts-expect-error an id is a number
    const withText = () => grt.registrations.approve({ id: '7' });
    // @ts-expect-error there is no such status
    const withStatus = () => grt.registrations.list({ status: 'perhaps' });
    // @ts-expect-error there is no such field
    const withField = () => grt.registrations.approve({ id: 7, note: 'x' });
    // @ts-expect-error a path is not a file
    const withPath = () => grt.clientFeeds.create({ feed_name: 'x', domain_id: 1, file: 'feed.csv' });
    // @ts-expect-error neither a file nor a URL
    const withNeither = () => grt.clientFeeds.create({ feed_name: 'x', domain_id: 1 });
    // @ts-expect-error the idempotency key is an option
    const withKey = () => grt.registrations.approve({ id: 7, 'Idempotency-Key': 'abc' });
    // @ts-expect-error a call without input takes none
    const withInput = () => grt.auth.me({ id: 7 });
    // @ts-expect-error a single object is not a list
    const iterated: () => PageCall<Registration> = () => grt.registrations.show({ id: 7 });
    expectTypeOf([
      withoutId,
      withText,
      withStatus,
      withField,
      withPath,
      withNeither,
      withKey,
      withInput,
      iterated,
    ]).toBeArray();
  });

  it('narrow a safe result', () => {
    const use = (result: SafeResult<Registration>) => (result.ok ? result.data : result.error);
    expectTypeOf(use).returns.toEqualTypeOf<Registration | GrtError>();
  });
});

describe('the types for a server', () => {
  it('keep path, query, and body separate', () => {
    expectTypeOf<PathOf<'registrations.approve'>>().toEqualTypeOf<{ readonly id: number }>();
    expectTypeOf<QueryOf<'registrations.list'>['status']>().toEqualTypeOf<RegistrationStatus | undefined>();
    expectTypeOf<BodyOf<'registrations.reject'>>().toEqualTypeOf<{ readonly admin_notes: string }>();
    expectTypeOf<BodyOf<'registrations.submit'>['expected_traffic']>().toEqualTypeOf<ExpectedTraffic>();
    expectTypeOf<NonNullable<BodyOf<'registrations.submit'>['business_license']>>().toEqualTypeOf<FileSource>();
  });

  it('know every success by its status, and files by their type', () => {
    expectTypeOf<ReplyOf<'clientFeeds.create'>>().toEqualTypeOf<
      { readonly status: 200; readonly body: MappingNeeded } | { readonly status: 201; readonly body: FeedStarted }
    >();
    expectTypeOf<
      Extract<ReplyOf<'registrations.businessLicense'>, { contentType: 'application/pdf' }>['status']
    >().toEqualTypeOf<200>();
    expectTypeOf<DataOf<'registrations.show'>>().toEqualTypeOf<Registration>();
  });
});
