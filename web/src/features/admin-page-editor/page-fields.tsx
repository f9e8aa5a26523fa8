import { useState, type ReactNode } from 'react';
import { metaDescriptionMaxLength } from '@grt/sdk/contract';
import { slugOf } from '@grt/sdk/rules';
import { InputBase, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { Panel } from '../../ui/panel.tsx';
import type { PageFormState } from './page-form.ts';
import styles from './page-editor.module.css';

interface PageFieldsProps {
  readonly form: PageFormState['form'];
  readonly isNew: boolean;
  /** The content. */
  readonly children: ReactNode;
}

/** Title and address, the content, and what search engines read. */
export function PageFields({ form, isNew, children }: PageFieldsProps) {
  return (
    <>
      <Panel title="Title and address">
        <div className={styles['fields']}>
          <TitleAndSlug form={form} isNew={isNew} />
        </div>
      </Panel>
      {children}
      <Panel title="Search engines">
        <div className={styles['fields']}>
          <Meta form={form} />
        </div>
      </Panel>
    </>
  );
}

/** The slug of a new page follows its title until it is edited.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §4 */
function TitleAndSlug({ form, isNew }: Omit<PageFieldsProps, 'children'>) {
  const { errors } = form.formState;
  const [isFollowing, setIsFollowing] = useState(isNew);
  const slug = useWatch({ control: form.control, name: 'slug' });
  const title = form.register('title', {
    onChange: (event: { readonly target: { readonly value: string } }) => {
      if (isFollowing) form.setValue('slug', slugOf(event.target.value), { shouldDirty: true });
    },
  });
  return (
    <>
      <TextInput label="Page Title" withAsterisk error={errors.title?.message} {...title} />
      <TextInput
        label="Slug (URL)"
        withAsterisk
        autoCapitalize="none"
        spellCheck={false}
        description={<span className={styles['address']}>https://example.com/{slug === '' ? '…' : slug}</span>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errors.slug?.message}
        {...form.register('slug', { onChange: () => setIsFollowing(false) })}
      />
    </>
  );
}

function Meta({ form }: Pick<PageFieldsProps, 'form'>) {
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: 'meta_description' });
  return (
    <>
      {/* A Textarea would bring the measuring of its text along, which is not used here. */}
      <InputBase
        component="textarea"
        multiline
        label="Meta Description"
        rows={3}
        maxLength={metaDescriptionMaxLength}
        description={
          <>
            Shown below the title in search results
            <span className={styles['counter']}>
              {description.length}/{metaDescriptionMaxLength}
            </span>
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errors.meta_description?.message}
        {...form.register('meta_description')}
      />
      <TextInput
        label="Meta Keywords"
        placeholder="removal, dmca, copyright"
        error={errors.meta_keywords?.message}
        {...form.register('meta_keywords')}
      />
    </>
  );
}
