import { HeaderPanel } from '../../ui/header-panel/header-panel.tsx';
import { Identity, type IdentityProps } from '../../ui/identity.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './account-menu.module.css';
import type { AccountPanelProps } from './account-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const AccountPanel = lazyPart(async () => ({ default: (await import('./account-panel.tsx')).AccountPanel }));

/** Who is signed in, and behind it what belongs to the account. */
export function AccountMenu({ links, exit, ...identity }: AccountPanelProps & IdentityProps) {
  return (
    <HeaderPanel
      title="Account"
      button={
        <span className={styles['button']}>
          <VisuallyHidden>Account </VisuallyHidden>
          <Identity {...identity} />
        </span>
      }
    >
      {() => <AccountPanel links={links} exit={exit} />}
    </HeaderPanel>
  );
}
