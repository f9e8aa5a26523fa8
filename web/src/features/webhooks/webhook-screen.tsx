import type { Webhook } from '@grt/sdk/contract';
import { NotFoundError } from '@grt/sdk';
import { Alert, Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { anId } from '../../core/use-list-address.ts';
import { Facts } from '../../ui/facts.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { webhookPaths } from './webhook-paths.ts';
import { eventInWords, hostOf, webhookStanding } from './webhook-words.ts';
import { useWebhook } from './webhooks.queries.ts';
import styles from './webhooks.module.css';

/** One webhook with the log of its deliveries. @see docs/specification/decisions.md §15 */
export function WebhookScreen() {
  const id = anId(useParams()['webhookId'] ?? '');
  return id === undefined ? <NoWebhook /> : <OneWebhook key={id} id={id} />;
}

function OneWebhook({ id }: { id: number }) {
  const { data, error, refetch } = useWebhook(id);
  if (error instanceof NotFoundError) return <NoWebhook />;
  if (!data) {
    if (!error) return <Loading />;
    return (
      <Screen>
        <PageHeader title="Webhook" />
        <LoadFailure message="Failed to load the webhook" error={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  return (
    <Screen>
      <Head webhook={data} />
      <Standing webhook={data} />
      <About webhook={data} />
      <DeliveryLog webhook={data} />
    </Screen>
  );
}

function Head({ webhook }: { webhook: Webhook }) {
  const { word, tone } = webhookStanding(webhook);
  return (
    <>
      <Link to={webhookPaths().list} className={styles['back']}>
        All webhooks
      </Link>
      <PageHeader
        title={hostOf(webhook)}
        mark={<StatusBadge tone={tone}>{word}</StatusBadge>}
        {...(webhook.description === null ? {} : { context: webhook.description })}
        actions={<WebhookActions webhook={webhook} />}
      />
    </>
  );
}

/** Why nothing is sent, or what needs attention. */
function Standing({ webhook }: { webhook: Webhook }) {
  const { disabled_at, failing_since, old_secret_until } = webhook;
  return (
    <>
      {webhook.status === 'disabled' && (
        <Alert color="red" variant="light" role="note" title="No events are being sent">
          {reasonOf(webhook)}
          {disabled_at !== null && (
            <>
              {' '}
              (<TimeAgo at={disabled_at} />)
            </>
          )}
        </Alert>
      )}
      {webhook.status === 'enabled' && failing_since !== null && (
        <Alert color="yellow" variant="light" role="note" title="Deliveries are failing">
          Since {formatExactTime(new Date(failing_since))}. After three days without a successful delivery, the webhook
          is disabled.
        </Alert>
      )}
      {old_secret_until !== null && (
        <Alert color="cobalt" variant="light" role="note" title="Two secrets are active">
          The previous secret stays active until {formatExactTime(new Date(old_secret_until))}.
        </Alert>
      )}
    </>
  );
}

function reasonOf({ disabled_reason }: Webhook): string {
  if (disabled_reason === 'gone')
    return 'Its address responded with 410 Gone. Enable it once your program accepts events again, then resend what it missed.';
  if (disabled_reason === 'failing')
    return 'Nothing could be delivered for three days. Enable it once your program works again, then resend what it missed.';
  return 'Someone disabled it. Events that happen while it is disabled won’t be sent later.';
}

function About({ webhook: { url, events, created_by, created_at } }: { webhook: Webhook }) {
  return (
    <section className={styles['facts']} aria-label="About the webhook">
      <Facts
        facts={[
          { label: 'Address', value: url },
          { label: 'Events', value: events.map(eventInWords).join(', ') },
          { label: 'Added by', value: created_by, note: formatExactTime(new Date(created_at)) },
        ]}
      />
    </section>
  );
}

function Loading() {
  return (
    <Screen>
      <PageHeader title="Webhook" />
      <output>
        <VisuallyHidden>Loading the webhook...</VisuallyHidden>
      </output>
      <Skeleton height={110} radius={12} />
      <Skeleton height={320} radius={12} />
    </Screen>
  );
}

function NoWebhook() {
  return (
    <MessageScreen title="Webhook not found" actions={<Link to={webhookPaths().list}>All webhooks</Link>}>
      This webhook does not exist. It may have been deleted.
    </MessageScreen>
  );
}
