import { useEffect } from 'react';
import type { SitePage } from '@grt/sdk/contract';
import { useForm } from 'react-hook-form';
import { lazyFormResolver } from '../../parts/form-resolver.ts';
import { formOf, valuesOf, type PageValues } from './page-values.ts';
import { usePageContent, type PageDrafts } from './use-page-content.ts';
import { usePageSaving, type SavingEvents } from './use-page-saving.ts';

/** The content is checked when the page is saved, since it is in the editor. */
const resolver = lazyFormResolver<PageValues>(async () => {
  const { checkPage } = await import('./check-page.ts');
  return (values) => checkPage(formOf(values, ''));
});

interface PageFormEvents extends SavingEvents {
  /** Called when unsaved changes appear or disappear. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form of a page: its fields, its content, and the result of saving. */
export function usePageForm(
  page: SitePage | undefined,
  { old, restored }: PageDrafts,
  { onDirty, onSaved, goOn }: PageFormEvents,
) {
  const form = useForm<PageValues>({ defaultValues: valuesOf(page), resolver });
  const text = usePageContent(form, page, { old, restored });
  const saving = usePageSaving({ page, form, text, onSaved, goOn });
  const isDirty = form.formState.isDirty || text.isContentDirty;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return {
    form,
    content: text.content,
    contentRef: text.contentRef,
    contentError: text.contentError,
    /** Appends a variable to the content. */
    append: (key: string) => text.contentRef.current?.append(`{${key}}`),
    onContentChange: text.onContentChange,
    ...saving,
  };
}

export type PageFormState = ReturnType<typeof usePageForm>;
