import { useState } from 'react';
import type { GeoRule } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useToggleRule } from './admin-systems.queries.ts';
import styles from './geo-rules.module.css';

interface RuleActs {
  readonly onEdit: (rule: GeoRule) => void;
  readonly onDelete: (rule: GeoRule) => void;
}

interface GeoRulesProps extends RuleActs {
  readonly title: 'Countries' | 'States';
  /** Undefined while they are loading. */
  readonly rules: readonly GeoRule[] | undefined;
}

const step = 50;

/** The rules of one kind, by code, fifty at a time. */
export function GeoRules({ title, rules, onEdit, onDelete }: GeoRulesProps) {
  const [shown, setShown] = useState(step);
  return (
    <Panel title={title} aside={rules && <span className={styles['count']}>{formatCount(rules.length)}</span>}>
      {rules === undefined ? (
        <Loading />
      ) : rules.length === 0 ? (
        <p className={styles['none']}>No rules. All {title.toLowerCase()} are served.</p>
      ) : (
        <ul className={styles['rules']}>
          {rules.slice(0, shown).map((rule) => (
            <RuleRow key={rule.id} rule={rule} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </ul>
      )}
      {rules !== undefined && rules.length > shown && (
        <div className={styles['none']}>
          <Button variant="default" onClick={() => setShown(shown + step)}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}

function RuleRow({ rule, onEdit, onDelete }: RuleActs & { rule: GeoRule }) {
  const toggle = useToggleRule();
  const { code, name, block_reason, is_blocked } = rule;
  return (
    <li>
      <div className={styles['what']}>
        <h3>
          <code>{code}</code> {name}
        </h3>
        <StatusBadge tone={is_blocked ? 'bad' : 'good'}>{is_blocked ? 'Blocked' : 'Allowed'}</StatusBadge>
        {block_reason !== null && <p>{block_reason}</p>}
      </div>
      <div className={styles['actions']}>
        <Button
          variant="default"
          size="xs"
          aria-label={`${is_blocked ? 'Allow' : 'Block'} ${name}`}
          disabled={toggle.isPending}
          onClick={() =>
            toggle.mutate(rule, { onError: (error) => toastFailure('Failed to toggle rule', error, rule.name) })
          }
        >
          {is_blocked ? 'Allow' : 'Block'}
        </Button>
        <Button variant="default" size="xs" aria-label={`Edit ${name}`} onClick={() => onEdit(rule)}>
          Edit
        </Button>
        <Button variant="subtle" color="red" size="xs" aria-label={`Delete ${name}`} onClick={() => onDelete(rule)}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function Loading() {
  return (
    <div className={styles['rules']}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles['skeleton']}>
          <Skeleton height={16} width="50%" />
          <Skeleton height={12} width="70%" />
        </div>
      ))}
    </div>
  );
}
