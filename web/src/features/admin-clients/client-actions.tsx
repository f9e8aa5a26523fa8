import type { Client, OperationId } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { actionsFor, type StatusAction } from './client-words.ts';
import { may } from '../../core/may.ts';
import styles from './client-actions.module.css';
import type { AskStatus } from './use-status-dialogs.ts';

const labels: Record<StatusAction, string> = {
  activate: 'Activate',
  suspend: 'Suspend',
  resend: 'Send setup link',
};

const needs: Record<StatusAction, OperationId> = {
  activate: 'clients.activate',
  suspend: 'clients.suspend',
  resend: 'clients.resendSetup',
};

const allowedActions = (client: Client) => actionsFor(client).filter((action) => may(needs[action]));

/** Actions on a client's status. */
export function ClientActions({ client, onAct }: { client: Client; onAct: AskStatus }) {
  return (
    <span className={styles['actions']}>
      {allowedActions(client).map((action) => (
        <Button
          key={action}
          size="xs"
          variant="default"
          aria-label={`${labels[action]}: ${client.company_name}`}
          onClick={() => onAct(action, client)}
        >
          {labels[action]}
        </Button>
      ))}
    </span>
  );
}
