/** What someone types who agrees to everything, by the question. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/^Email:/, 'nora@brightside.example'],
  [/email:/, 'acme'],
  [/^Phone/, '+1 (212) 555-0142'],
  [/^Website/, 'https://brightside.example'],
];

/** The answer to a question for a text.
 * @param code - what the authenticator app shows */
export function typedText(question: string, code: () => string): string {
  if (question.startsWith('Code that the app shows')) return code();
  return typed.find(([asked]) => asked.test(question))?.[1] ?? 'jo.tremblay';
}

export const typedPassword = 'grt-demo-2026';
