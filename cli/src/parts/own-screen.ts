import { openScreen } from '../core/web.ts';
import { accountType } from './account-type.ts';

/** The screen's path for administrators and for clients. */
export interface Screens {
  readonly admin: string;
  readonly client: string;
}

/** Opens the screen for the account in use and prints its address. */
export async function openOwnScreen(
  context: Parameters<typeof openScreen>[0] & Parameters<typeof accountType>[0],
  screens: Screens,
): Promise<void> {
  await openScreen(context, screens[await accountType(context)]);
}
