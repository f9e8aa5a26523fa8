import type { Prompt } from './prompt.ts';

/** The flag of every refusal. */
export interface ReasonFlag {
  readonly reason?: string | undefined;
}

/** The reason of a refusal: from `--reason`, else asked for. */
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
