import { useState } from 'react';
import type { PageVariable } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { useVariables } from '../../parts/page-variables/page-variables.queries.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page-editor.module.css';

interface VariableChoicesProps {
  readonly onChoose: (key: string) => void;
  readonly onManage: () => void;
}

/** Dynamic Variables: a click appends one to the content.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function VariableChoices({ onChoose, onManage }: VariableChoicesProps) {
  return (
    <Panel
      title="Dynamic Variables"
      aside={
        <Button variant="subtle" size="xs" onClick={onManage}>
          Manage
        </Button>
      }
    >
      <Choices onChoose={onChoose} />
    </Panel>
  );
}

function Choices({ onChoose }: Pick<VariableChoicesProps, 'onChoose'>) {
  const { data, error, refetch } = useVariables();
  const [added, setAdded] = useState('');

  if (error) {
    return (
      <div className={styles['failed']}>
        <LoadFailure message="Failed to load variables." error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <Skeleton height={360} />;
  return (
    <>
      <ul className={styles['variables']} aria-label="Variables">
        {data.map((variable) => (
          <li key={variable.id}>
            <button
              type="button"
              onClick={() => {
                onChoose(variable.variable_key);
                setAdded(`{${variable.variable_key}} was added to the end of the content`);
              }}
            >
              <code>{`{${variable.variable_key}}`}</code>
              <strong>{variable.variable_name}</strong>
              <span>{detailOf(variable)}</span>
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{added}</output>
      </VisuallyHidden>
    </>
  );
}

function detailOf({ description, default_value, is_built_in }: PageVariable): string {
  if (is_built_in) return description ?? '';
  const value = default_value === null ? 'No default' : `Default: ${default_value}`;
  return description === null ? value : `${description}. ${value}`;
}
