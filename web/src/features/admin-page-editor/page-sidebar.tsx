import { Checkbox, NativeSelect } from '@mantine/core';
import { pageStatusWords, pageTypeWords } from '../../parts/page-words.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './page-editor.module.css';
import type { PageFormState } from './page-form.ts';

const types = (['custom', 'legal', 'policy', 'info'] as const).map((value) => ({ value, label: pageTypeWords[value] }));
const statuses = (['draft', 'published', 'archived'] as const).map((value) => ({
  value,
  label: pageStatusWords[value].word,
}));

/** How and whether the page is shown. */
export function PageSidebar({ form }: Pick<PageFormState, 'form'>) {
  const { errors } = form.formState;
  return (
    <Panel title="Settings">
      <div className={styles['settings']}>
        <NativeSelect
          label="Page Type"
          data={types}
          error={errors.page_type?.message}
          {...form.register('page_type')}
        />
        <NativeSelect label="Status" data={statuses} error={errors.status?.message} {...form.register('status')} />
        <Checkbox
          label="Active"
          description="Only administrators can see an inactive page, regardless of its status."
          {...form.register('is_active')}
        />
      </div>
    </Panel>
  );
}
