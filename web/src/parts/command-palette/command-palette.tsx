import { useId, useState, type KeyboardEvent } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CommandList } from './command-list.tsx';
import styles from './command-palette.module.css';
import { findCommands, type Command, type CommandGroup } from './commands.ts';
import { useFoundRecords, type Area } from './found-records.queries.ts';

export interface CommandPaletteProps {
  readonly area: Area;
  /** Static screens and actions. */
  readonly groups: readonly CommandGroup[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

const pauseMs = 200;

/** Finds screens and actions as you type, and records with the server's search; Enter goes there. */
export function CommandPalette({ opened, onClose, ...rest }: CommandPaletteProps) {
  const opening = useOpening(opened);
  return (
    <Dialog title="Search and commands" opened={opened} onClose={onClose} width={620} closesByClick>
      <Palette key={opening} onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** How many times it has been opened. A search that is opened again while it is still fading out is a new one, without
 * the earlier text. */
function useOpening(opened: boolean): number {
  const [last, setLast] = useState({ opened, count: 0 });
  if (opened !== last.opened) setLast({ opened, count: last.count + (opened ? 1 : 0) });
  return last.count;
}

function Palette({ area, groups, onClose }: Omit<CommandPaletteProps, 'opened'>) {
  const id = useId();
  const { search, setSearch, shown, all, current, isWaiting, failed, run, onKeyDown } = usePalette({
    area,
    groups,
    onClose,
  });
  return (
    <div className={styles['palette']}>
      <input
        type="text"
        role="combobox"
        aria-label="Search screens, actions, and records"
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(current ? { 'aria-activedescendant': `${id}-${current.id}` } : {})}
        className={styles['input']}
        placeholder="Search or type a command..."
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={search}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <CommandList id={id} groups={shown} current={current} onRun={run} />
      {failed.length > 0 && (
        <p className={styles['none']} role="alert">
          {failed.join(', ')} could not be searched.
        </p>
      )}
      <output className={styles['status']}>{statusOf(all.length, isWaiting, search.trim())}</output>
    </div>
  );
}

function statusOf(count: number, isWaiting: boolean, search: string) {
  if (isWaiting) return 'Searching…';
  return count === 0 ? `No results for “${search}”.` : <VisuallyHidden>{count} found</VisuallyHidden>;
}

/** The query, its results, and the active result. */
function usePalette({ area, groups, onClose }: Omit<CommandPaletteProps, 'opened'>) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const [asked] = useDebouncedValue(search.trim(), pauseMs);
  const navigate = useNavigate();
  const known = groups
    .map(({ title, commands }) => ({ title, commands: findCommands(commands, search) }))
    .filter(({ commands }) => commands.length > 0);
  const { groups: records, isSearching, failed } = useFoundRecords(area, asked);
  const shown = [...known, ...(search.trim() === '' ? [] : records)];
  const all = shown.flatMap(({ commands }) => commands);
  const place = Math.min(chosen, all.length - 1);
  const current = all[place];

  function run({ run: way }: Command) {
    onClose();
    if ('to' in way) void navigate(way.to);
    else way.act();
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = target(event.key, place, all.length);
    if (to !== undefined) setChosen(to);
    else if (event.key === 'Enter' && current) run(current);
    else return;
    event.preventDefault();
  }

  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setChosen(0);
    },
    shown,
    all,
    current,
    isWaiting: isSearching || asked !== search.trim(),
    failed,
    run,
    onKeyDown,
  };
}

/** The index that a key moves to in a list; undefined for other keys. */
function target(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  return key === 'ArrowUp' ? (from - 1 + count) % count : undefined;
}
