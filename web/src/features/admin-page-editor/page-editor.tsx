import { useState } from 'react';
import type { SitePage } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { VariablesDialog } from '../../parts/page-variables/variables-dialog-on-demand.tsx';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { toastSuccess, toastWarning } from '../../ui/toast.ts';
import styles from './page-editor.module.css';
import { PageFields } from './page-fields.tsx';
import { usePageForm, type PageFormState } from './page-form.ts';
import { PageSidebar } from './page-sidebar.tsx';
import { RichText } from './rich-text.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useSaveKey } from './save-key.ts';
import { VariableChoices } from './variable-choices.tsx';

const cancelQuestion = 'Are you sure you want to cancel? Any unsaved changes will be lost.';

interface PageEditorProps {
  /** The page being edited; undefined for a new one. */
  readonly page: SitePage | undefined;
  /** Whether there are unsaved changes. */
  readonly isDirty: boolean;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The page editor: fields, content, display options, and variables. */
export function PageEditor({ page, isDirty, onDirty }: PageEditorProps) {
  const navigate = useNavigate();
  const { leave, release } = useUnsavedGuard(isDirty, { question: cancelQuestion });
  const { submit, save, standing, ...state } = usePageForm(page, {
    onDirty,
    onSaved: (saved, stays) => {
      if (!stays || page === undefined) release();
      toastSuccess(`${saved.title} was saved`);
      if (saved.unknown_variables.length > 0) toastWarning(`No variable exists for ${wordsOf(saved)}.`);
      if (!stays) void navigate(paths.adminPages);
      else if (page === undefined) void navigate(paths.adminPageEdit(saved), { replace: true });
    },
  });
  const saveAndStay = () => void submit({ stays: true })();
  useSaveKey(saveAndStay);

  return (
    <form className={styles['screen']} noValidate onSubmit={(event) => void submit()(event)}>
      <Head page={standing} />
      {save.error && (
        <SaveFailure page={page} error={save.error} onSaveOver={(version) => void submit({ version })()} />
      )}
      <Columns page={standing} state={state} />
      <div className={styles['actions']}>
        <Button variant="default" onClick={() => leave(() => void navigate(paths.adminPages))}>
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
  readonly state: Pick<PageFormState, 'form' | 'contentRef' | 'contentError' | 'append' | 'onContentChange'>;
}

function Columns({ page, state: { form, contentRef, contentError, append, onContentChange } }: ColumnsProps) {
  const [isManaging, setManaging] = useState(false);
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        {page && page.unknown_variables.length > 0 && (
          <Alert color="yellow" variant="light" role="note">
            No variable exists for {wordsOf(page)}. Visitors will see it exactly as written here.
          </Alert>
        )}
        <PageFields form={form} isNew={page === undefined}>
          <RichText
            ref={contentRef}
            label="Page Content"
            initial={page?.content ?? ''}
            error={contentError}
            onChange={onContentChange}
          />
        </PageFields>
      </div>
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

const wordsOf = ({ unknown_variables: unknown }: SitePage) => unknown.map((word) => `{${word}}`).join(', ');
