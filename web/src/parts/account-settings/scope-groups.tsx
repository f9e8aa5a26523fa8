import { useId } from 'react';
import type { Scope } from '@grt/sdk/contract';
import { Checkbox, Input } from '@mantine/core';
import { scopeAreas, type TokenScope } from './token-scopes.ts';
import styles from './token-dialog.module.css';

interface ScopeGroupsProps {
  /** Permissions to choose from. */
  readonly offered: readonly TokenScope[];
  readonly chosen: readonly Scope[];
  readonly onChange: (chosen: readonly Scope[]) => void;
  readonly error: string | undefined;
}

/** Permissions by area, each area with a box for all of it. */
export function ScopeGroups({ offered, chosen, onChange, error }: ScopeGroupsProps) {
  const id = useId();
  const isChosen = new Set(chosen);
  const put = (changed: ReadonlySet<Scope>, on: boolean) =>
    onChange(offered.map(({ scope }) => scope).filter((scope) => (changed.has(scope) ? on : isChosen.has(scope))));
  return (
    <fieldset className={styles['permissions']} aria-describedby={error === undefined ? undefined : id}>
      <legend>Permissions</legend>
      <div className={styles['areas']}>
        {scopeAreas(offered).map(({ area, scopes }) => {
          const count = scopes.filter(({ scope }) => isChosen.has(scope)).length;
          return (
            <fieldset key={area} className={styles['area']}>
              <legend>{area}</legend>
              <Checkbox
                label="All"
                aria-label={`All of ${area}`}
                checked={count === scopes.length}
                indeterminate={count > 0 && count < scopes.length}
                onChange={() => put(new Set(scopes.map(({ scope }) => scope)), count < scopes.length)}
              />
              {scopes.map(({ scope, label }) => (
                <Checkbox
                  key={scope}
                  label={label}
                  checked={isChosen.has(scope)}
                  onChange={({ currentTarget }) => put(new Set([scope]), currentTarget.checked)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      {error !== undefined && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  );
}
