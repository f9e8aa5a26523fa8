import {
  contractDoor,
  contractForms,
  loadDocument,
  notedCalls,
  type ContractDoor,
  type TestServer,
} from '@grt/mock-server/testing';
import { tokenStorageKey, userStorageKey } from '@grt/sdk/contract';
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountForms } from '../testing/form-walk/account-forms.ts';
import { adminClientForms } from '../testing/form-walk/admin-client-forms.ts';
import { adminFeedForms } from '../testing/form-walk/admin-feed-forms.ts';
import { adminReviewForms } from '../testing/form-walk/admin-review-forms.ts';
import { adminSiteForms } from '../testing/form-walk/admin-site-forms.ts';
import { applicationForms } from '../testing/form-walk/application-forms.ts';
import { clientForms } from '../testing/form-walk/client-forms.ts';
import { prepareScene } from '../testing/form-walk/scene.ts';
import { webhookForms } from '../testing/form-walk/webhook-forms.ts';
import { alreadyRight, sendRight, sendWrong, strangersIn, valuesOf, type OpenForm } from '../testing/form-walk/walk.ts';
import { controlLabeled } from '../testing/form-walk/controls.ts';
import { nothingTyped, notOffered, otherFiles, otherWalks } from '../testing/form-walk/not-walked.ts';
import { operationsCalled, webSources } from '../testing/form-walk/web-sources.ts';
import { roleOf, soon, type Scene, type WalkedForm } from '../testing/form-walk/walked-form.ts';
import { renderApp } from '../testing/render-app.tsx';
import { isFullRun } from '../testing/full-run.ts';

const document = await loadDocument();
const described = contractForms(document);
const adminForms = [...adminClientForms, ...adminReviewForms, ...adminFeedForms, ...adminSiteForms];
const walked = [...accountForms, ...clientForms, ...adminForms, ...applicationForms, ...webhookForms];

let scene: Scene;
let door: ContractDoor;
beforeAll(async () => {
  [scene, door] = await Promise.all([prepareScene(), contractDoor(document)]);
});
afterAll(async () => {
  await Promise.all([scene.server.close(), scene.bare.close()]);
});

/** Opens a form on its screen. */
async function opened(form: WalkedForm): Promise<OpenForm> {
  const server: TestServer = form.on === 'bare' ? scene.bare : scene.server;
  const contract = described.find(
    ({ operation, kind }) => operation.id === form.operation && kind === (form.kind ?? 'json'),
  );
  if (!contract) throw new Error(`${form.operation} takes no such body`);
  if (form.as !== 'visitor') {
    const { token, user } = scene.sessions[form.as];
    localStorage.setItem(tokenStorageKey, token);
    localStorage.setItem(userStorageKey, JSON.stringify(user));
  }
  const calls = notedCalls({
    fetch: server.fetch,
    door,
    operations: document.operations,
    role: roleOf(form.as),
    // It is sent at any time while a case is open.
    reading: 'live.look',
  });
  renderApp(typeof form.at === 'string' ? form.at : form.at(scene), { fetch: calls.fetch, baseUrl: server.baseUrl });
  const container = (await form.open?.(scene)) ?? window.document.body;
  await waitFor(() => {
    for (const [label] of Object.values(form.fields)) controlLabeled(container, label);
  }, soon);
  calls.start();
  return { walked: form, contract, container, door, takeSent: calls.take, unchanged: alreadyRight(form, container) };
}

describe('the walk', () => {
  const listed = new Set([...walked.map(({ file }) => file), ...Object.keys(otherFiles)]);

  it('takes every file that checks a form, and every form that is checked', async () => {
    const sources = await webSources();
    const checking = sources.filter(({ text }) => text.includes("from '@grt/sdk/forms/")).map(({ file }) => file);
    expect(checking.filter((file) => !listed.has(file))).toEqual([]);
    expect([...listed].filter((file) => !checking.includes(file))).toEqual([]);
    const names = [...listed].map((file) => file.replace(/^.*\//, ''));
    const resolving = sources.filter(
      ({ text }) => /\b(lazyF|f)ormResolver\(/.test(text) && !text.includes('export function formResolver'),
    );
    const unknown = resolving.filter(
      ({ file, text }) => !listed.has(file) && !names.some((name) => text.includes(`/${name}'`)),
    );
    expect(unknown.map(({ file }) => file)).toEqual([]);
  });

  it('takes every call with a body, or the reason is known why nothing is typed for it', async () => {
    const withBody = [...new Set(described.map(({ operation }) => operation.id))];
    const called = operationsCalled(await webSources(), withBody);
    const known = new Set([
      ...walked.map(({ operation }) => operation),
      ...Object.values(nothingTyped).flat(),
      ...Object.values(otherWalks).flat(),
    ]);
    expect(called.filter((id) => !known.has(id))).toEqual([]);
  });

  it('sees calls of nouns that are taken apart, handed on, or chosen by name', () => {
    const seen = (text: string) => operationsCalled([{ file: 'a.ts', text }], ['feeds.map', 'feeds.keep']);
    expect(seen('await grt.feeds.map({ id })')).toEqual(['feeds.map']);
    expect(seen('const { map } = isOwn ? grt.feeds : grt.others;')).toEqual(['feeds.map']);
    expect(seen('const calls = useCalls(grt.feeds); calls.keep({ id });')).toEqual(['feeds.keep']);
    expect(seen('const { feeds } = grt; feeds.map({ id });')).toEqual(['feeds.map']);
    expect(seen('const act = ({ feeds }: Grt) => feeds.keep({ id });')).toEqual(['feeds.keep']);
    expect(seen("const verb = 'keep'; grt.feeds[verb]({ id });")).toEqual(['feeds.keep']);
    expect(seen('const { map } = others; grt.feeds.list({});')).toEqual([]);
  });

  it('takes every field of a call that a screen has', () => {
    const missing = described.flatMap(({ operation: { id }, kind, properties }) => {
      const mine = walked.filter((form) => form.operation === id && (form.kind ?? 'json') === kind);
      if (mine.length === 0) return [];
      const taken = new Set(
        mine.flatMap(({ fields, ticks = {}, adds = [], entryOf }) =>
          entryOf === undefined ? Object.keys({ ...fields, ...ticks }).concat(adds) : [entryOf],
        ),
      );
      return Object.keys(properties).flatMap((name) => (taken.has(name) ? [] : [`${id}: ${name}`]));
    });
    expect(missing.toSorted()).toEqual([...notOffered].toSorted());
  });
});

/** The account whose password a form takes, as password managers find it. */
function ownerIn({ container }: OpenForm): string | undefined {
  const around = container.querySelector('input[type=password]')?.closest('form');
  return around?.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value;
}

const ownerless = 'auth.resetPassword'; // The link of the email names nobody.

/** These have a check for each decision. */
const severalChecks = new Set(['features/admin-registrations/check-notes.ts', 'features/admin-domains/check-notes.ts']);
/** Forms that one file checks take the same turns: the first of them stands for the others, which the full run walks, too. */
const files = walked.map(({ file }) => file);
const walkedNow = walked.filter(({ file }, at) => isFullRun || files.indexOf(file) === at || severalChecks.has(file));

describe('a form says whose password it takes, what the contract says of wrong values, at their fields, and sends nothing until they are right', () => {
  it.each(walkedNow.map((form) => [`${form.operation} in ${form.file} as ${form.as}`, form] as const))(
    '%s',
    async (_, walkedForm) => {
      const form = await opened(walkedForm);
      if ('password' in walkedForm.fields && walkedForm.operation !== ownerless)
        expect(ownerIn(form)).toBe('username' in walkedForm.fields ? '' : walkedForm.as);
      expect(strangersIn(form)).toEqual([]);
      const { told, refused, sent } = await sendWrong(form);
      expect(refused).not.toEqual({});
      expect(told).toEqual(refused);
      expect(sent).toEqual([]);
      const [first, ...others] = await sendRight(form);
      expect(others).toEqual([]);
      if (walkedForm.passed) return;
      expect([walkedForm.operation, walkedForm.also]).toContain(first?.operation);
      expect(first?.errors).toBeUndefined();
      expect(Object.keys(first?.body ?? {})).toEqual(expect.arrayContaining([...(walkedForm.adds ?? [])]));
      const values = valuesOf(form, first?.body ?? {});
      expect(values.sent).toEqual(values.entered);
    },
  );
});
