import { readAccount } from '../../core/account.ts';
import { adminScopes, superAdminScopes } from '../../parts/account-settings/token-scopes.ts';
import { TokensSection } from '../../parts/account-settings/tokens-section.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AllTokens } from './all-tokens.tsx';
import styles from './admin-api-tokens-screen.module.css';

/** An administrator's own API tokens, and everyone's for super admins.
 * @see docs/specification/decisions.md §2 and §3 */
export function AdminApiTokensScreen() {
  const isSuperAdmin = readAccount()?.is_super_admin === true;
  return (
    <div>
      <PageHeader
        title="API Tokens"
        context="Tokens that let scripts act for you and other users without a password."
      />
      <div className={styles['sections']}>
        <TokensSection
          title="Your tokens"
          scopes={isSuperAdmin ? superAdminScopes : adminScopes}
          example="registrations list --status pending"
        />
        {isSuperAdmin && <AllTokens />}
      </div>
    </div>
  );
}
