import type { Domain } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { andMore } from '../../parts/name-conflicts.ts';
import { DecisionForm } from '../../parts/review/decision-form.tsx';
import { decisionWords } from '../../parts/review/decision-words.ts';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { toastSuccess, toastWarning } from '../../ui/toast.ts';
import styles from './act-dialog.module.css';
import { useActOnDomain, type DomainAct } from './admin-domains.queries.ts';
import { domainNotes } from './domain-notes.ts';

/** The pending action and its domain. */
export interface AskedAct {
  readonly domain: Domain;
  readonly kind: DomainAct['kind'];
}

interface ActDialogProps {
  /** Open while there is one. */
  readonly asked: AskedAct | undefined;
  readonly onClose: () => void;
}

const failed = {
  approve: 'Failed to approve domain',
  reject: 'Failed to reject domain',
  delete: 'Failed to delete domain',
} as const;

/** Confirms approving, rejecting, or deleting a domain. */
export function ActDialog({ asked, onClose }: ActDialogProps) {
  const shown = useLastDefined(asked);
  return (
    <FormDialog
      title={shown ? `${decisionWords[shown.kind].title} ${shownDomain(shown.domain.domain_name)}` : 'Domain'}
      opened={asked !== undefined}
      onClose={onClose}
      width={520}
    >
      {shown && <ActForm key={`${shown.kind}-${String(shown.domain.id)}`} asked={shown} />}
    </FormDialog>
  );
}

function ActForm({ asked: { domain, kind } }: { asked: AskedAct }) {
  const act = useActOnDomain();

  function decide(notes: string, done: () => void) {
    act.mutate(
      { domain, what: kind === 'delete' ? { kind } : { kind, notes } },
      {
        onSuccess: () => {
          if (kind === 'approve') toastSuccess(`${shownDomain(domain.domain_name)} was approved`);
          else toastWarning(`${shownDomain(domain.domain_name)} was ${kind === 'reject' ? 'rejected' : 'deleted'}`);
        },
        here: { onSuccess: done },
      },
    );
  }

  return (
    <DecisionForm
      words={decisionWords[kind]}
      change={act}
      failed={failed[kind]}
      {...(kind === 'delete' ? { isCautious: true } : { textWords: domainNotes[kind] })}
      onDecide={decide}
    >
      <Consequences domain={domain} kind={kind} />
    </DecisionForm>
  );
}

/** The consequences, and whether another client has the same name. @see docs/specification/decisions.md §6 */
function Consequences({ domain, kind }: AskedAct) {
  const { feed_count, bidding_status, name_conflicts } = domain;
  if (kind === 'delete') {
    const feeds = feed_count === 1 ? 'Its feed will be paused' : `Its ${String(feed_count)} feeds will be paused`;
    return (
      <>
        <p>Are you sure you want to delete this domain? This action cannot be undone.</p>
        <p className={styles['quiet']}>
          {feed_count > 0 && `${feeds}. `}
          {bidding_status === 'active' && 'Its bidding stops immediately. '}
          Past charges stay in the ledger. The client can add the domain again.
        </p>
      </>
    );
  }
  return (
    <>
      {name_conflicts !== null && name_conflicts.length > 0 && (
        <Alert color="yellow" variant="light" role="note" title="Another client has added the same domain">
          {name_conflicts
            .map(({ company_name, status }) => `${company_name}: ${domainStatusWords[status].word.toLowerCase()}`)
            .join('. ')}
          {andMore(name_conflicts)}. Make sure you know who owns it.
        </Alert>
      )}
      <p>
        {kind === 'approve'
          ? `${domain.client.company_name} can then upload feeds for it and bid on its traffic.`
          : `${domain.client.company_name} sees the note and can add the domain again after deleting it.`}
      </p>
    </>
  );
}
