import { accountCommands } from './walked/account.ts';
import { authCommands } from './walked/auth.ts';
import { bidsCommands } from './walked/bids.ts';
import { clientsCommands } from './walked/clients.ts';
import { domainsCommands } from './walked/domains.ts';
import { factorsCommands } from './walked/factors.ts';
import { feedsCommands } from './walked/feeds.ts';
import { geoCommands } from './walked/geo.ts';
import { notesCommands } from './walked/notes.ts';
import { pagesCommands } from './walked/pages.ts';
import { registerCommands } from './walked/register.ts';
import { registrationsCommands } from './walked/registrations.ts';
import { settingsCommands } from './walked/settings.ts';
import { setupCommands } from './walked/setup.ts';
import { systemCommands } from './walked/system.ts';
import { tokensCommands } from './walked/tokens.ts';
import { usersCommands } from './walked/users.ts';
import { variablesCommands } from './walked/variables.ts';
import { viewsCommands } from './walked/views.ts';
import { webhooksCommands } from './walked/webhooks.ts';
import type { WalkedCommand } from './walked/walked-command.ts';

/** Every command with fields in its body. */
export const walkedCommands: readonly WalkedCommand[] = [
  ...accountCommands,
  ...authCommands,
  ...bidsCommands,
  ...clientsCommands,
  ...domainsCommands,
  ...factorsCommands,
  ...feedsCommands,
  ...geoCommands,
  ...notesCommands,
  ...pagesCommands,
  ...registerCommands,
  ...registrationsCommands,
  ...settingsCommands,
  ...setupCommands,
  ...systemCommands,
  ...tokensCommands,
  ...usersCommands,
  ...variablesCommands,
  ...viewsCommands,
  ...webhooksCommands,
];
