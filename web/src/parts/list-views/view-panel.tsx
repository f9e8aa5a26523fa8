import { useId, useState } from 'react';
import type { SavedView } from '@grt/sdk/contract';
import { ActionIcon, Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useRemoveView, useSaveView } from './list-views.queries.ts';
import styles from './list-views.module.css';
import type { ListViewProps } from './use-list-look.ts';

interface ViewPanelProps extends ListViewProps {
  readonly onClose: () => void;
}

/** The views of a list, with one to save, and what the list shows of each row. */
export function ViewPanel(props: ViewPanelProps) {
  const { look } = props;
  return (
    <div
      ref={fit}
      className={styles['panel']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a border and a legend of its own
      role="group"
      aria-label="View of this list"
    >
      <Views {...props} />
      <NewView {...props} />
      {look.choices.length > 0 && <Columns look={look} />}
    </div>
  );
}

const mostHeight = 560;
/** Between the panel and its button, and the edge of the window. */
const gap = 6;

/** It opens below its button, and above it where it would run past the bottom of the window and there is more room. */
function fit(panel: HTMLDivElement | null) {
  const button = panel?.parentElement?.getBoundingClientRect();
  if (!panel || !button) return;
  const foot = document.querySelector('[data-toast-line]')?.getBoundingClientRect().top ?? window.innerHeight;
  const below = foot - button.bottom - 2 * gap;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const above = button.top - Math.max(0, header) - 2 * gap;
  const isBelow = below >= Math.min(mostHeight, panel.scrollHeight) || below >= above;
  panel.dataset['side'] = isBelow ? 'below' : 'above';
  panel.style.setProperty('--room', `${String(Math.min(mostHeight, isBelow ? below : above))}px`);
}

function Views({ list, look: { views, open }, onClose }: ViewPanelProps) {
  const remove = useRemoveView();
  const take = (view: SavedView) =>
    remove.mutate(view, {
      onSuccess: () => toastSuccess(`View “${view.name ?? ''}” removed`),
      onError: (error) => toastFailure('The view could not be removed', error, view.name ?? undefined),
    });
  if (views.length === 0) return null;
  return (
    <ul className={styles['views']} aria-label="Saved views">
      <li>
        <Link to={list.addressOf('')} preventScrollReset onClick={onClose}>
          Default view
        </Link>
      </li>
      {views.map((view) => (
        <li key={view.id}>
          <Link
            to={list.addressOf(view.query)}
            preventScrollReset
            aria-current={view === open ? 'true' : undefined}
            onClick={onClose}
          >
            {view.name}
          </Link>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove view ${view.name ?? ''}`}
            disabled={remove.isPending}
            onClick={() => take(view)}
          >
            <X size={14} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

/** Saves what the list shows now: its filters, order, rows per page, and columns. */
function NewView({
  name: listName,
  look: { query, open },
  keeps = 'filters, order, and columns',
  onClose,
}: ViewPanelProps) {
  const [name, setName] = useState(open?.name ?? '');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const save = useSaveView();

  async function send() {
    const { faultInName } = await import('./check-view.ts');
    const found = faultInName(name);
    setFault(found);
    setFailure(undefined);
    if (found !== undefined) return;
    save.mutate(
      { list: listName, name: name.trim(), query },
      {
        onSuccess: (view) => toastSuccess(`View “${view.name ?? ''}” saved`),
        here: {
          onSuccess: onClose,
          onError: setFailure,
        },
      },
    );
  }

  return (
    <form
      aria-label="Save this view"
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        label="Save this view as"
        description={`Saves ${keeps}.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={name}
        error={fault}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {failure && (
        <p className={styles['failure']} role="alert">
          The view could not be saved. {failure.message}
        </p>
      )}
      <Button type="submit" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save view'}
      </Button>
    </form>
  );
}

function Columns({ look: { choices, toggle, density, setDensity } }: Pick<ViewPanelProps, 'look'>) {
  const id = useId();
  return (
    <>
      <fieldset className={styles['columns']}>
        <legend>Columns</legend>
        {choices.map(({ key, head, isShown }) => (
          <Checkbox key={key} label={head} checked={isShown} onChange={() => toggle(key)} />
        ))}
      </fieldset>
      <div className={styles['density']}>
        <span id={id}>Rows</span>
        <SegmentedControl
          aria-labelledby={id}
          data={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
          value={density}
          onChange={(value) => setDensity(value === 'compact' ? 'compact' : 'comfortable')}
        />
      </div>
    </>
  );
}
