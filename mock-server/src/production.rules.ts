import { controlFault, type Config } from './config.ts';

type Settings = Pick<Config, 'publicUrl' | 'smtpUrl' | 'trustedProxies' | 'role' | 'control' | 'allowances'>;

/** What makes these settings unfit for serving the public. The server refuses to start in production with any such
 * fault, and the doctor reports them everywhere.
 * @returns one sentence each: what is missing, why it matters, and what to set. */
export function productionFaults(settings: Settings): readonly string[] {
  const { publicUrl, smtpUrl, trustedProxies, role, control, allowances } = settings;
  const faults: string[] = [];
  if (publicUrl === undefined) {
    faults.push('GRT_PUBLIC_URL is missing: set it to the public address, which links in email begin with');
  } else if (!publicUrl.startsWith('https:')) {
    faults.push('GRT_PUBLIC_URL must begin with https: passwords would cross the network in the clear');
  }
  if (smtpUrl === undefined) {
    faults.push('SMTP_URL is missing: set it to a mail server, or nobody receives invitations and password links');
  }
  if (role !== 'worker' && trustedProxies === 0) {
    faults.push(
      'GRT_TRUSTED_PROXIES is 0: put a proxy with TLS in front of the server, which sends X-Forwarded-Proto and ' +
        'X-Forwarded-For, and set this to the number of proxies',
    );
  }
  if (role !== 'worker' && allowances === undefined) {
    faults.push(
      'GRT_RATE_LIMITS is off: anyone could try passwords without end; remove it, and raise a single limit instead ' +
        'where one is too low, such as GRT_LIMIT_REQUEST',
    );
  }
  if (control) faults.push(controlFault);
  return faults;
}
