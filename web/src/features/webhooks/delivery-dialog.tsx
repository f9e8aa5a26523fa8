import type { ReactNode } from 'react';
import type { Webhook, WebhookAttempt, WebhookDelivery, WebhookDeliveryDetails } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { recordOf } from './delivered-record.ts';
import styles from './delivery-dialog.module.css';
import { ResendButton } from './resend-button.tsx';
import { webhookPaths } from './webhook-paths.ts';
import { deliveryWords, eventInWords } from './webhook-words.ts';
import { useDelivery } from './webhooks.queries.ts';

interface DeliveryDialogProps {
  readonly webhook: Webhook;
  /** Open while defined. */
  readonly id: number | undefined;
  readonly onClose: () => void;
}

/** One delivery: what was sent, and every answer. */
export function DeliveryDialog({ webhook, id, onClose }: DeliveryDialogProps) {
  const shown = useLastDefined(id);
  return (
    <Dialog
      title={`Delivery ${String(shown ?? '')}`}
      opened={id !== undefined}
      onClose={onClose}
      width={760}
      closesByClick
    >
      {shown !== undefined && <Content key={shown} webhook={webhook} id={shown} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ webhook, id, onClose }: { webhook: Webhook; id: number; onClose: () => void }) {
  const { data, error, refetch } = useDelivery(webhook.id, id);
  return (
    <>
      {data ? (
        <Details details={data} />
      ) : error ? (
        <LoadFailure message="Failed to load the delivery" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <DialogActions>
        {data && webhook.status === 'enabled' && <ResendButton webhook={webhook} delivery={data.delivery} size="sm" />}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

function Details({ details: { delivery, request_body, attempt_log } }: { details: WebhookDeliveryDetails }) {
  const record = recordOf(request_body, webhookPaths().isAdministrator);
  return (
    <div className={styles['delivery']}>
      <Facts
        facts={[
          { label: 'Event', value: eventInWords(delivery.event_type), note: delivery.event_id },
          ...(record === undefined
            ? []
            : [
                {
                  label: 'About',
                  value: record.to === undefined ? record.name : <Link to={record.to}>{record.name}</Link>,
                },
              ]),
          { label: 'Status', value: <Status delivery={delivery} />, note: nextOf(delivery) },
          { label: 'Created', value: formatExactTime(new Date(delivery.created_at)) },
        ]}
      />
      <Text title="Request body" text={readable(request_body)} />
      <section aria-labelledby="attempts">
        <h3 id="attempts">Attempts</h3>
        {attempt_log.length === 0 ? (
          <p className={styles['none']}>It has not been sent yet.</p>
        ) : (
          <ol className={styles['attempts']}>
            {attempt_log.toReversed().map((attempt) => (
              <Attempt key={attempt.number} attempt={attempt} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function Status({ delivery: { status } }: { delivery: WebhookDelivery }) {
  return <StatusBadge tone={deliveryWords[status].tone}>{deliveryWords[status].word}</StatusBadge>;
}

const nextOf = ({ next_attempt_at: at }: WebhookDelivery) =>
  at === null ? undefined : `Next attempt: ${formatExactTime(new Date(at))}`;

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { number, sent_at, duration_ms, status, response_body, error } = attempt;
  return (
    <li>
      <p>
        <strong>Attempt {number}</strong>{' '}
        <StatusBadge tone={error === null ? 'good' : 'bad'}>
          {status === null ? 'No response' : `Responded ${String(status)}`}
        </StatusBadge>
      </p>
      <p className={styles['none']}>
        {formatExactTime(new Date(sent_at))}, after {formatCount(duration_ms)} ms
      </p>
      {error !== null && <p>{error}</p>}
      {status !== null && <Text title={`Response body of attempt ${String(number)}`} text={response_body ?? ''} />}
    </li>
  );
}

/** Text of someone else: shown, never interpreted. */
function Text({ title, text }: { title: string; text: string }): ReactNode {
  if (text === '') return <p className={styles['none']}>The response had no body.</p>;
  return (
    <figure className={styles['text']}>
      <figcaption>{title}</figcaption>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </figure>
  );
}

/** JSON with line breaks; other text as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Loading() {
  return (
    <div className={styles['delivery']}>
      <output>
        <VisuallyHidden>Loading the delivery...</VisuallyHidden>
      </output>
      <Skeleton height={60} />
      <Skeleton height={180} />
    </div>
  );
}
