import type { ForbiddenError, Grt, OnForbidden } from '@grt/sdk';
import { stepUpRequiredCode } from '@grt/sdk/contract';
import type { Prompt } from './prompt.ts';

const attempts = 3;

/** Asks for the password, or a code where there is an authenticator app, when the server wants to know that it is still the
 * same person. When not interactive, the call fails and says what to run.
 * @param tell - shows why an answer was refused. */
export function askAgain(grt: () => Grt, prompt: Prompt, tell: (text: string) => Promise<void>): OnForbidden {
  return async (error: ForbiddenError) => {
    if (error.code !== stepUpRequiredCode || !prompt.canAsk) return false;
    const { ValidationError } = await import('@grt/sdk');
    const { factors } = await grt().factors.list();
    for (let attempt = 1; ; attempt += 1) {
      const answer = factors.some(({ kind }) => kind === 'totp')
        ? { code: await askCode(prompt) }
        : { password: await askPassword(prompt) };
      try {
        await grt().factors.stepUp(answer);
        return true;
      } catch (refused) {
        if (!(refused instanceof ValidationError) || attempt === attempts) throw refused;
        await tell(Object.values(refused.fields).flat()[0] ?? refused.reason);
      }
    }
  };
}

/** Asks for a code from an app, or a recovery code. @param hasApp - false: there are recovery codes only */
export function askCode(prompt: Prompt, hasApp = true): Promise<string> {
  return prompt.text({
    message: hasApp ? 'Code from your authenticator app, or a recovery code:' : 'Recovery code:',
    flag: '--otp',
    check: (text) => (text.trim() === '' ? 'Please enter the code' : undefined),
  });
}

function askPassword(prompt: Prompt): Promise<string> {
  return prompt.secret({
    message: 'Password, to confirm that it is you:',
    flag: 'grt auth confirm --password-stdin',
    check: (text) => (text === '' ? 'Please enter your password' : undefined),
  });
}
