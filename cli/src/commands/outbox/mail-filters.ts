import { deliveryStatusValues, type DeliveryStatus } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { addPeriod, type PeriodFlags } from '../../parts/list-filters.ts';

/** Which email, for the list and the export. */
export interface MailFilters extends PeriodFlags {
  readonly recipient?: string;
  readonly search?: string;
  readonly status?: DeliveryStatus;
}

/** Adds the flags that choose email. */
export function addMailFilters(command: Command): Command {
  return addPeriod(
    command
      .option('--recipient <address>', 'only email to this address')
      .option('--search <text>', 'match part of the recipient, subject, or text')
      .addOption(new Option('-s, --status <status>', 'only with this delivery status').choices(deliveryStatusValues)),
  );
}

/** What the server is asked for. */
export function askedMail({ status, ...filters }: MailFilters) {
  return { ...filters, delivery_status: status };
}
