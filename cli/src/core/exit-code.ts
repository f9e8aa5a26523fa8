/** Exit codes of the process. These never change: scripts branch on them. */
export const exitCode = {
  ok: 0,
  failed: 1,
  usage: 2,
  partlyDone: 3,
  notSignedIn: 4,
  forbidden: 5,
  notFound: 6,
  conflict: 7,
  invalid: 8,
  interrupted: 130,
} as const;

/** One of the codes above. */
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
