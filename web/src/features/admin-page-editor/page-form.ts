import { useEffect, useRef, useState } from 'react';
import { ConflictError } from '@grt/sdk';
import { pageDefaults, type SitePage, type SitePageForm } from '@grt/sdk/contract';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { lazyFormResolver } from '../../parts/form-resolver.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { useSavePage } from './page-editor.queries.ts';
import type { RichTextHandle } from './mounted-editor.ts';
import { dropDraft, type PageDraft } from './page-draft.ts';
import type { PageValues } from './page-values.ts';
import { useKeptDraft, type OldDraft } from './use-page-draft.ts';

/** The content is checked when the page is saved, since it is in the editor. */
const resolver = lazyFormResolver<PageValues>(async () => {
  const { checkPage } = await import('./check-page.ts');
  return (values) => checkPage(formOf(values, ''));
});

/** What is wrong with the content; nothing if the check cannot be loaded, since the server checks too. */
async function contentFault(sent: SitePageForm): Promise<string | undefined> {
  const check = await import('./check-page.ts').catch(() => undefined);
  return check?.checkPage(sent).errors?.['content']?.[0];
}

const textFields = ['title', 'slug', 'meta_description', 'meta_keywords'] as const;

interface PageFormEvents {
  /** Called when unsaved changes appear or disappear. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called wherever the user is by then. @param saved - the page as saved by the server */
  readonly onSaved: (saved: SitePage) => void;
  /** Called if the editor is still open. @param stays - it stays open */
  readonly goOn: (saved: SitePage, stays: boolean) => void;
}

interface PageDrafts {
  /** What an earlier visit left, while it waits for a decision. */
  readonly old: Pick<OldDraft, 'key' | 'offered'>;
  /** What the form starts with instead of the page as it was saved. */
  readonly restored: PageDraft | undefined;
}

/** The form of a page: its fields, its content, and the result of saving. */
export function usePageForm(
  page: SitePage | undefined,
  { old, restored }: PageDrafts,
  { onDirty, onSaved, goOn }: PageFormEvents,
) {
  const form = useForm<PageValues>({ defaultValues: valuesOf(page), resolver });
  const text = usePageContent(form, page, { old, restored });
  const { contentRef, setContentError } = text;
  const [standing, setStanding] = useState(page);
  const save = useSavePage();
  const isDirty = form.formState.isDirty || text.isContentDirty;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function keep(saved: SitePage, values: PageValues) {
    setStanding(saved);
    form.reset(values);
    text.startFrom(saved.version);
  }

  /** @param how - `version`: for the server to compare; the last saved one, unless the user chose to overwrite another */
  const submit = ({ version = text.version, stays = false }: SubmitWay = {}) => {
    // What the last try said is over with the next one.
    save.reset();
    return form.handleSubmit(
      async (values) => {
        const sent = formOf(values, contentRef.current?.read() ?? '');
        const refused = await contentFault(sent);
        setContentError(refused);
        if (refused !== undefined) {
          contentRef.current?.focus();
          return;
        }
        save.mutate(
          { id: page?.id, form: sent, version },
          {
            onSuccess: (saved) => {
              text.dropKept();
              onSaved(saved);
            },
            here: {
              onSuccess: (saved) => {
                if (stays) keep(saved, values);
                goOn(saved, stays);
              },
              onError: (error) => void showFieldRefusals(form, error, textFields),
            },
          },
        );
      },
      async () => setContentError(await contentFault(formOf(form.getValues(), contentRef.current?.read() ?? ''))),
    );
  };

  return {
    form,
    /** As it was last saved here. */
    standing,
    content: text.content,
    contentRef,
    contentError: text.contentError,
    /** Appends a variable to the content. */
    append: (key: string) => contentRef.current?.append(`{${key}}`),
    onContentChange: text.onContentChange,
    save: { error: save.error, isPending: save.isPending },
    submit,
  };
}

/** The content, and what is kept in the browser of it and of the fields. */
function usePageContent(form: UseFormReturn<PageValues>, page: SitePage | undefined, { old, restored }: PageDrafts) {
  const contentRef = useRef<RichTextHandle>(null);
  const [isContentDirty, setContentDirty] = useState(restored !== undefined);
  const [content, setContent] = useState(restored?.content ?? page?.content ?? '');
  const [contentError, setContentError] = useState<string>();
  const [version, setVersion] = useState(restored ? (restored.version ?? undefined) : page?.version);
  const { isDirty } = form.formState;
  const keepTyped = useKeptDraft({
    key: old.key,
    isPaused: old.offered !== undefined,
    read: () => {
      const typed = contentRef.current?.read() ?? '';
      setContent(typed);
      if (!isDirty && !isContentDirty) return undefined;
      return { version: version ?? null, values: form.getValues(), content: typed };
    },
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keepTyped() }), [form, keepTyped]);
  useEffect(() => {
    for (const [name, value] of Object.entries(restored?.values ?? {}))
      form.setValue(name as keyof PageValues, value as PageValues[keyof PageValues], { shouldDirty: true });
  }, [form, restored]);

  return {
    contentRef,
    /** The HTML as it was a moment ago. */
    content,
    contentError,
    setContentError,
    isContentDirty,
    /** The version that was edited. */
    version,
    startFrom: (saved: number) => {
      setVersion(saved);
      setContentDirty(false);
    },
    dropKept: () => {
      keepTyped.cancel();
      if (!old.offered) dropDraft(old.key); // an older one still waits for a decision
    },
    onContentChange: () => {
      setContentDirty(true);
      setContentError(undefined);
      keepTyped();
    },
  };
}

interface SubmitWay {
  readonly version?: number | undefined;
  readonly stays?: boolean;
}

export type PageFormState = ReturnType<typeof usePageForm>;

/** The current version, if someone else has saved since. */
export function standingVersion(error: Error | null): number | undefined {
  if (!(error instanceof ConflictError)) return undefined;
  const { current } = error.body as { readonly current?: { readonly version?: unknown } };
  return typeof current?.version === 'number' ? current.version : undefined;
}

function valuesOf(page: SitePage | undefined): PageValues {
  return {
    title: page?.title ?? '',
    slug: page?.slug ?? '',
    meta_description: page?.meta_description ?? '',
    meta_keywords: page?.meta_keywords ?? '',
    page_type: page?.page_type ?? pageDefaults.page_type,
    status: page?.status ?? pageDefaults.status,
    is_active: page?.is_active ?? pageDefaults.is_active,
  };
}

function formOf(values: PageValues, content: string): SitePageForm {
  return {
    ...values,
    title: values.title.trim(),
    slug: values.slug.trim(),
    meta_description: values.meta_description.trim() || null,
    meta_keywords: values.meta_keywords.trim() || null,
    content,
  };
}
