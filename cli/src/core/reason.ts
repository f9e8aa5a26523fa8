import type { Prompt } from './prompt.ts';

/** The flag of every rejecting command. */
export interface ReasonFlag {
  readonly reason?: string | undefined;
}

/** The reason for a rejection, from `--reason` or a prompt. */
export async function readReason({ prompt }: { readonly prompt: Prompt }, { reason }: ReasonFlag): Promise<string> {
  return (
    reason ??
    prompt.text({
      message: 'Reason:',
      flag: '--reason',
      check: (text) => (text.trim() === '' ? 'Please give a reason for the rejection' : undefined),
    })
  );
}
