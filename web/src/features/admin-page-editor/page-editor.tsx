import { Suspense, useState } from 'react';
import type { SitePage } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { VariablesDialog } from '../../parts/page-variables/variables-dialog-on-demand.tsx';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { toastSuccess, toastWarning } from '../../ui/toast.ts';
import { dropDraft, type PageDraft } from './page-draft.ts';
import styles from './page-editor.module.css';
import { PageFields } from './page-fields.tsx';
import { usePageForm, type PageFormState } from './page-form.ts';
import { PageSidebar } from './page-sidebar.tsx';
import { RichText } from './rich-text.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useSaveKey } from './save-key.ts';
import { useOldDraft, type OldDraft } from './use-page-draft.ts';
import { VariableChoices } from './variable-choices.tsx';
import { wordsOf } from './words-of.ts';
import { useIsWide, WriteOrPreview, type Side } from './write-or-preview.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const DraftNotice = lazyPart(async () => ({ default: (await import('./draft-notice.tsx')).DraftNotice }));
const PagePreview = lazyPart(async () => ({ default: (await import('./page-preview.tsx')).PagePreview }));
const UnknownNotice = lazyPart(async () => ({ default: (await import('./unknown-notice.tsx')).UnknownNotice }));

/** The state of a place where an editor goes on with what was typed in the one before. */
const goesOn = 'goes on';
const cancelQuestion = 'Are you sure you want to cancel? Any unsaved changes will be lost.';

interface PageEditorProps {
  /** The page being edited; undefined for a new one. */
  readonly page: SitePage | undefined;
  /** Whether there are unsaved changes. */
  readonly isDirty: boolean;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The page editor: fields, content, display options, and variables. */
export function PageEditor(props: PageEditorProps) {
  const old = useOldDraft(props.page?.id);
  const { state } = useLocation() as { readonly state: unknown };
  // Whoever was typing while a new page was saved goes on typing.
  const [restored, setRestored] = useState(state === goesOn ? old.offered : undefined);
  const restore = () => {
    setRestored(old.offered);
    old.settle();
  };
  const discard = () => {
    dropDraft(old.key);
    setRestored(undefined);
  };
  // What is restored starts with a fresh form, and so does what takes its place.
  return <Editor key={restored?.at} {...props} old={old} restored={restored} onRestore={restore} onDiscard={discard} />;
}

interface EditorProps extends PageEditorProps {
  readonly old: OldDraft;
  readonly restored: PageDraft | undefined;
  readonly onRestore: () => void;
  /** What was typed is given up for the version that someone else saved. */
  readonly onDiscard: () => void;
}

function Editor({ page, isDirty, onDirty, old, restored, onRestore, onDiscard }: EditorProps) {
  const navigate = useNavigate();
  const { leave, release } = useUnsavedGuard(isDirty, { question: cancelQuestion });
  const { submit, onSubmit, save, standing, ...state } = usePageForm(
    page,
    { old, restored },
    {
      onDirty,
      onSaved: (saved) => {
        toastSuccess(`${saved.title} was saved`);
        if (saved.unknown_variables.length > 0)
          toastWarning(`No variable exists for ${wordsOf(saved.unknown_variables)}.`);
      },
      goOn: (saved, { stays, isTyped }) => {
        if (!stays || page === undefined) release();
        if (!stays) void navigate(paths.adminPages);
        else if (page === undefined)
          void navigate(paths.adminPageEdit(saved), { replace: true, state: isTyped && goesOn });
      },
    },
  );
  const cancel = () => {
    if (isDirty) dropDraft(old.key);
    void navigate(paths.adminPages);
  };
  const saveAndStay = () => submit({ stays: true });
  useSaveKey(saveAndStay);

  return (
    <form className={styles['screen']} noValidate onSubmit={onSubmit}>
      <Head page={standing} />
      {old.offered && (
        <Suspense>
          <DraftNotice draft={old.offered} onRestore={onRestore} onDiscard={old.drop} />
        </Suspense>
      )}
      {save.error && (
        <SaveFailure
          page={page}
          error={save.error}
          onSaveOver={(version) => submit({ version })}
          onDiscard={onDiscard}
        />
      )}
      <Columns page={standing} initial={restored?.content ?? page?.content ?? ''} state={state} />
      <div className={styles['actions']} data-print="no">
        <Button variant="default" onClick={() => leave(cancel)}>
          Cancel
        </Button>
        <Button variant="default" disabled={save.isPending} onClick={saveAndStay} title="Ctrl+S">
          Save and stay
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : page ? 'Update Page' : 'Create Page'}
        </Button>
      </div>
    </form>
  );
}

function Head({ page }: { page: SitePage | undefined }) {
  if (!page) return <PageHeader title="Create New Page" context="Only administrators can see a draft." />;
  return (
    <PageHeader
      title="Edit Page"
      context={`Version ${String(page.version)}, last saved by ${page.updater.full_name}.`}
      actions={<PageTools page={page} />}
    />
  );
}

interface ColumnsProps {
  readonly page: SitePage | undefined;
  /** The HTML that the editor starts with. */
  readonly initial: string;
  readonly state: Pick<
    PageFormState,
    'form' | 'content' | 'contentRef' | 'contentError' | 'append' | 'onContentChange'
  >;
}

function Columns({ page, initial, state }: ColumnsProps) {
  const { form, content, contentRef, contentError, append, onContentChange } = state;
  const [isManaging, setManaging] = useState(false);
  const [shown, setShown] = useState<Side>('write');
  const isWide = useIsWide();
  return (
    <div className={styles['columns']} data-shown={isWide ? 'both' : shown}>
      {!isWide && <WriteOrPreview shown={shown} onShow={setShown} />}
      <div className={styles['main']}>
        <PageFields form={form} isNew={page === undefined}>
          <RichText
            ref={contentRef}
            label="Page Content"
            initial={initial}
            error={contentError}
            onChange={onContentChange}
          />
          <Suspense>{content.includes('{') && <UnknownNotice content={content} />}</Suspense>
        </PageFields>
      </div>
      {(isWide || shown === 'preview') && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        <section className={styles['preview']} aria-label="Preview" tabIndex={0}>
          {content === '' ? (
            <p className={styles['nothing']}>What you write appears here as visitors will see it.</p>
          ) : (
            <Suspense>
              <PagePreview content={content} />
            </Suspense>
          )}
        </section>
      )}
      <div className={styles['side']}>
        <PageSidebar form={form} />
        <VariableChoices onChoose={append} onManage={() => setManaging(true)} />
      </div>
      <VariablesDialog opened={isManaging} onClose={() => setManaging(false)} />
    </div>
  );
}

/** Preview of the saved page, and its revisions. */
function PageTools({ page }: { page: SitePage }) {
  const [, setParams] = useSearchParams();
  return (
    <>
      <Button variant="default" component="a" href={paths.pagePreview(page)} target="_blank" rel="noopener">
        Preview
      </Button>
      <Button variant="default" onClick={() => setParams({ revisions: '1' })}>
        Revisions
      </Button>
    </>
  );
}
