import { useEffect, useRef, useState } from 'react';
import { ConflictError } from '@grt/sdk';
import { pageDefaults, type SitePage, type SitePageForm } from '@grt/sdk/contract';
import { useForm } from 'react-hook-form';
import { lazyFormResolver } from '../../parts/form-resolver.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { useSavePage } from './page-editor.queries.ts';
import type { RichTextHandle } from './mounted-editor.ts';

/** Form values, except the content, which is in the editor. */
export interface PageValues {
  readonly title: string;
  readonly slug: string;
  readonly meta_description: string;
  readonly meta_keywords: string;
  readonly page_type: SitePage['page_type'];
  readonly status: SitePage['status'];
  readonly is_active: boolean;
}

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

interface PageFormEvents {
  /** Called when unsaved changes appear or disappear. */
  readonly onDirty: (isDirty: boolean) => void;
  /** @param saved - the page as saved by the server
   * @param stays - the editor stays open */
  readonly onSaved: (saved: SitePage, stays: boolean) => void;
}

/** The form of a page: its fields, its content, and the result of saving. */
export function usePageForm(page: SitePage | undefined, { onDirty, onSaved }: PageFormEvents) {
  const form = useForm<PageValues>({ defaultValues: valuesOf(page), resolver });
  const contentRef = useRef<RichTextHandle>(null);
  const [isContentDirty, setContentDirty] = useState(false);
  const [contentError, setContentError] = useState<string>();
  const [standing, setStanding] = useState(page);
  const save = useSavePage();
  const isDirty = form.formState.isDirty || isContentDirty;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function keep(saved: SitePage, values: PageValues) {
    setStanding(saved);
    form.reset(values);
    setContentDirty(false);
  }

  /** @param how - `version`: for the server to compare; the last saved one, unless the user chose to overwrite another */
  const submit = ({ version = standing?.version, stays = false }: SubmitWay = {}) => {
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
              if (stays) keep(saved, values);
              onSaved(saved, stays);
            },
            onError: (error) => showFieldRefusals(form, error, ['title', 'slug', 'meta_description', 'meta_keywords']),
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
    contentRef,
    contentError,
    /** Appends a variable to the content. */
    append: (key: string) => contentRef.current?.append(`{${key}}`),
    onContentChange: () => {
      setContentDirty(true);
      setContentError(undefined);
    },
    save: { error: save.error, isPending: save.isPending },
    submit,
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
