/** The signals that end the program: Ctrl+C, and what a service manager or a canceled pipeline sends. Windows has Ctrl+Break
 * besides, and tells programs that their window closes; elsewhere, a terminal that is gone ends them at once. */
export function endingSignals(platform: NodeJS.Platform): readonly NodeJS.Signals[] {
  return platform === 'win32' ? ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
}
