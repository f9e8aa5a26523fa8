import { useEffect, useRef, useState } from 'react';
import type { SitePage } from '@grt/sdk/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { RichTextHandle } from './mounted-editor.ts';
import { dropDraft, keepDraft, type PageDraft } from './page-draft.ts';
import type { PageValues } from './page-values.ts';
import { draftKeyOfPage, useKeptDraft, type OldDraft } from './use-page-draft.ts';

export interface PageDrafts {
  /** What an earlier visit left, while it waits for a decision. */
  readonly old: Pick<OldDraft, 'key' | 'offered'>;
  /** What the form starts with instead of the page as it was saved. */
  readonly restored: PageDraft | undefined;
}

/** The content, and what is kept in the browser of it and of the fields. */
export function usePageContent(
  form: UseFormReturn<PageValues>,
  page: SitePage | undefined,
  { old, restored }: PageDrafts,
) {
  const contentRef = useRef<RichTextHandle>(null);
  const [isContentDirty, setContentDirty] = useState(restored !== undefined);
  const [content, setContent] = useState(restored?.content ?? page?.content ?? '');
  const [contentError, setContentError] = useState<string>();
  const [version, setVersion] = useState(restored ? (restored.version ?? undefined) : page?.version);
  const { isDirty } = form.formState;
  const read = () => contentRef.current?.read() ?? '';
  const keepTyped = useKeptDraft({
    key: old.key,
    isPaused: old.offered !== undefined,
    read: () => {
      const typed = read();
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
    read,
    /** Keeps what was typed while the page was saved. */
    keepNow: ({ id, version: edited }: SitePage) =>
      keepDraft(draftKeyOfPage(id), {
        at: new Date().toISOString(),
        version: edited,
        values: form.getValues(),
        content: read(),
      }),
    /** @returns whether the content was changed since it was sent */
    startFrom: (saved: number, sent: string) => {
      const isTyped = read() !== sent;
      setVersion(saved);
      setContentDirty(isTyped);
      return isTyped;
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

export type PageContent = ReturnType<typeof usePageContent>;
