import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What an editor shows at each place that is marked with ^ in a program. */
function hovers(marked: string): readonly { readonly type: string; readonly text: string }[] {
  const file = fileURLToPath(new URL('hovered-example.ts', import.meta.url));
  const parts = marked.split('^');
  const program = parts.join('');
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = path === file ? program : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => fileURLToPath(new URL('.', import.meta.url)),
    getCompilationSettings: () => ({
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      types: [],
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
  });
  return parts.slice(0, -1).map((_, at) => {
    const info = service.getQuickInfoAtPosition(file, parts.slice(0, at + 1).join('').length);
    const tags = (info?.tags ?? []).map((tag) => ts.displayPartsToString(tag.text));
    return {
      type: ts.displayPartsToString(info?.displayParts),
      text: [ts.displayPartsToString(info?.documentation), ...tags].join('\n'),
    };
  });
}

it('shows fields with their limits and units, and names for types, to whoever points at a call', () => {
  const [reject, notes, update, bid, create, list] = hovers(`
    import type { Grt } from './client.ts';
    declare const grt: Grt;
    grt.registrations.^reject({ id: 1, ^admin_notes: '' });
    grt.bidding.^update({ id: 1, ^bid_amount: 1 });
    grt.clientFeeds.^create({ feed_name: '', domain_id: 1, feed_url: '' });
    grt.domains.^list();`);

  expect(reject?.type).toBe(
    '(property) RegistrationsApi.reject: (input: RegistrationsRejectInput, options?: CallOptions) => Call<Registration>',
  );
  expect(reject?.text).toContain('- `admin_notes` string, 1 to 5000 characters: The reason');
  expect(notes).toEqual({ type: '(property) admin_notes: string', text: '\nThe reason, which the applicant is sent' });
  expect(update?.text).toContain('- `bid_amount`? number (money), 0 to 100: US dollars per unique click');
  expect(bid?.type).toBe('(property) bid_amount?: number | undefined');
  expect(bid?.text).toContain('US dollars per unique click');
  expect(create?.type).toContain('(input: ClientFeedsCreateInput, options?: CallOptions)');
  expect(create?.text).toContain('- `feed_url`? string (http-url)');
  expect(list?.type).toContain('(input?: DomainsListInput, options?: CallOptions) => PageCall<Domain>');
  for (const { type } of [reject, update, create, list].flatMap((shown) => shown ?? []))
    expect(type).not.toContain('<"');
}, 60_000);
