import { ActionLink } from '../../ui/action.tsx';
import { CommandLine } from '../../ui/command-line.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './not-built-screen.module.css';
import type { UnbuiltScreen } from './unbuilt-screen.ts';

interface NotBuiltScreenProps {
  readonly screen: UnbuiltScreen;
  readonly back: { readonly to: string; readonly label: string };
}

/** Stands at the address of a screen that is still to come, and says so. */
export function NotBuiltScreen({ screen: { title, purpose, today }, back }: NotBuiltScreenProps) {
  return (
    <div className={styles['screen']}>
      <PageHeader title={title} />
      <section className={styles['card']} aria-labelledby="not-built">
        <h2 id="not-built">This screen is not built yet</h2>
        <p className={styles['label']}>What it will do</p>
        <p>{purpose}</p>
        {today && (
          <>
            <p className={styles['label']}>Until then, on the command line</p>
            <CommandLine command={today.command} />
            <p className={styles['does']}>{today.does}</p>
          </>
        )}
      </section>
      <ActionLink look="outline" to={back.to}>
        {back.label}
      </ActionLink>
    </div>
  );
}
