import { useRef, useState, type FormEvent } from 'react';
import type { SitePage, SitePageForm } from '@grt/sdk/contract';
import type { UseFormReturn } from 'react-hook-form';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { goOnFrom } from '../../parts/go-on-from.ts';
import type { PageDraft } from './page-draft.ts';
import { useSavePage } from './page-editor.queries.ts';
import { formOf, type PageValues } from './page-values.ts';
import type { PageContent } from './use-page-content.ts';

/** What is wrong with the content; nothing if the check cannot be loaded, since the server checks too. */
async function contentFault(sent: SitePageForm): Promise<string | undefined> {
  const check = await import('./check-page.ts').catch(() => undefined);
  return check?.checkPage(sent).errors?.['content']?.[0];
}

const textFields = ['title', 'slug', 'meta_description', 'meta_keywords'] as const;

export interface GoingOn {
  /** The editor stays open: it was to, or something was typed while the page was being saved. */
  readonly stays: boolean;
  /** Something was: it is kept as a draft of the page. */
  readonly isTyped: boolean;
}

export interface SavingEvents {
  /** Called wherever the user is by then. @param saved - the page as saved by the server */
  readonly onSaved: (saved: SitePage) => void;
  /** Called if the editor is still open. */
  readonly goOn: (saved: SitePage, how: GoingOn) => void;
}

interface SubmitWay {
  /** For the server to compare; the last saved one, unless the user chose to overwrite another. */
  readonly version?: number | undefined;
  /** The editor stays open. */
  readonly stays?: boolean;
}

interface PageSaving extends SavingEvents {
  readonly page: SitePage | undefined;
  readonly form: UseFormReturn<PageValues>;
  readonly text: PageContent;
}

/** One at a time: what is asked for while it is under way comes next, and only the last of it. */
function useTurns<Way>() {
  const turn = useRef<{ next?: Way }>(undefined);
  return {
    /** @returns false while another is under way */
    begin(way: Way): boolean {
      if (turn.current) turn.current.next = way;
      else turn.current = {};
      return turn.current.next === undefined;
    },
    /** @returns what was asked for meanwhile */
    end(): Way | undefined {
      const next = turn.current?.next;
      turn.current = undefined;
      return next;
    },
  };
}

/** Saves a page: one save at a time, and what there is by then after it. */
export function usePageSaving({ page, form, text, onSaved, goOn }: PageSaving) {
  const save = useSavePage();
  const [standing, setStanding] = useState(page);
  const turns = useTurns<SubmitWay>();

  function submit(way: SubmitWay = {}) {
    if (!turns.begin(way)) return;
    // What the last try said is over with the next one.
    save.reset();
    void form.handleSubmit((values) => send(values, way), refuse)();
  }

  async function refuse() {
    turns.end();
    text.setContentError(await contentFault(formOf(form.getValues(), text.read())));
  }

  async function send(values: PageValues, way: SubmitWay) {
    const sent = formOf(values, text.read());
    const refused = await contentFault(sent);
    text.setContentError(refused);
    if (refused !== undefined) {
      turns.end();
      text.contentRef.current?.focus();
      return;
    }
    save.mutate(
      { id: page?.id, form: sent, version: way.version ?? text.version },
      {
        onSuccess: (saved) => {
          text.dropKept();
          onSaved(saved);
        },
        here: {
          onSuccess: (saved) => follow(saved, { values, content: sent.content }, way),
          onError: (error) => {
            turns.end();
            void showFieldRefusals(form, error, textFields);
          },
        },
      },
    );
  }

  function follow(saved: SitePage, sent: Pick<PageDraft, 'values' | 'content'>, way: SubmitWay) {
    const next = turns.end();
    setStanding(saved);
    const areFieldsTyped = goOnFrom(form, sent.values, sent.values);
    const isTyped = text.startFrom(saved.version, sent.content) || areFieldsTyped;
    if (isTyped && next && page) submit({ ...next, version: saved.version });
    else {
      if (isTyped) text.keepNow(saved);
      goOn(saved, { stays: isTyped || (next ?? way).stays === true, isTyped });
    }
  }

  return {
    /** As it was last saved here. */
    standing,
    save: { error: save.error, isPending: save.isPending },
    submit,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
}
