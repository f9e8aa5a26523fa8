import { webhookEventTypeValues, type WebhookEventType } from '@grt/sdk/contract';
import { InvalidArgumentError, type Command } from 'commander';

/** Adds the repeatable `--event`. */
export function addEventFlag(command: Command): Command {
  return command.option(
    '--event <type>',
    'events to report, such as feed.approved; repeatable, or comma-separated',
    addEvent,
  );
}

function addEvent(typed: string, before: readonly WebhookEventType[] = []): readonly WebhookEventType[] {
  const named = typed.split(',').map((text) => {
    const type = webhookEventTypeValues.find((value) => value === text.trim());
    if (type === undefined)
      throw new InvalidArgumentError(
        `Unknown event "${text}". Available events: ${webhookEventTypeValues.join(', ')}.`,
      );
    return type;
  });
  return [...new Set([...before, ...named])];
}
