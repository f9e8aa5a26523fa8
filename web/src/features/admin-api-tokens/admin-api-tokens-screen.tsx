import { useCallback, useState } from 'react';
import { administratorRole, may } from '../../core/may.ts';
import { scopesOfRole } from '../../parts/account-settings/token-scopes.ts';
import { TokensSection } from '../../parts/account-settings/tokens-section.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AllTokens } from './all-tokens.tsx';

/** An administrator's own API tokens, limited to what the role may use, and everyone's for super admins.
 * @see docs/specification/decisions.md §2 and §3 */
export function AdminApiTokensScreen() {
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  return (
    <Screen>
      <PageHeader
        title="API Tokens"
        context="Tokens that let scripts act for you and other users without a password."
      />
      <div>
        <TokensSection
          title="Your tokens"
          scopes={scopesOfRole(administratorRole() ?? 'admin')}
          example={exampleOf()}
          onSettled={settle}
        />
        <div hidden={!isSettled}>{may('tokens.listAll') && <AllTokens />}</div>
      </div>
    </Screen>
  );
}

/** A command that a token of this role can run. */
function exampleOf(): string {
  if (may('registrations.list')) return 'registrations list --status pending';
  return may('geo.list') ? 'geo list' : 'clients list';
}
