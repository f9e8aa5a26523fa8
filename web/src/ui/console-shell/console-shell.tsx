import { useState, type ReactNode } from 'react';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { writePreferences } from '../../core/preferences.ts';
import { usePreferences } from '../../core/use-preferences.ts';
import { Brand, BrandMark } from '../brand.tsx';
import { ColorSchemeChoice } from '../color-scheme-choice.tsx';
import { OnDemand } from '../on-demand.tsx';
import { SkipLink } from '../skip-link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './console-shell.module.css';
import { Navigation, type NavigationProps } from './navigation.tsx';
import type { SheetProps } from './sheet.tsx';
import { lazyAhead } from '../lazy-part.tsx';

const Sheet = lazyAhead(async () => ({ default: (await import('./sheet.tsx')).Sheet }));

export interface ConsoleShellProps extends Pick<NavigationProps, 'entries' | 'exit'> {
  /** The area's name next to the brand. */
  readonly area: string;
  readonly home: string;
  /** Who is signed in. */
  readonly identity: ReactNode;
  /** The same in the header, with what belongs to the account; `identity` by default. */
  readonly account?: ReactNode;
  /** Header content next to the account. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  /** Whether the sidebar shows only icons; as chosen in this browser by default. */
  readonly folded?: boolean;
}

/** The frame of a console: a sidebar that collapses to icons, or a sheet on a narrow screen; a header; the screen. */
export function ConsoleShell(props: ConsoleShellProps) {
  const { area, home, entries, exit, identity, account = identity, tools, children } = props;
  const isFolded = usePreferences().sidebar === 'folded';
  const { folded = isFolded } = props;
  return (
    <div className={styles['shell']} data-folded={folded}>
      <SkipLink />
      <aside className={styles['sidebar']}>
        <Link className={styles['brand']} to={home} aria-label={`GRT, ${area}`}>
          {folded ? <BrandMark /> : <Brand />}
        </Link>
        <Navigation entries={entries} exit={exit} folded={folded} />
        <FoldButton folded={folded} />
      </aside>
      <header className={styles['header']}>
        <SheetButton area={area} entries={entries} exit={exit} identity={identity} />
        <span className={styles['area']}>{area}</span>
        <div className={styles['tools']}>
          {tools}
          <span className={styles['wideOnly']}>
            <ColorSchemeChoice />
          </span>
          {account}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <div className={styles['foot']} data-toast-line />
    </div>
  );
}

function FoldButton({ folded }: { folded: boolean }) {
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      className={styles['fold']}
      aria-expanded={!folded}
      onClick={() => writePreferences({ sidebar: folded ? 'open' : 'folded' })}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {folded ? <VisuallyHidden>Sidebar</VisuallyHidden> : <span>Collapse sidebar</span>}
    </button>
  );
}

/** Opens the sidebar on a narrow screen, loaded on demand. */
function SheetButton(props: Omit<SheetProps, 'opened' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['menuButton']} aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </button>
      <OnDemand opened={open}>
        {(opened) => <Sheet {...props} opened={opened} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}
