import { controlFault, type Config } from './config.ts';

type Settings = Pick<Config, 'publicUrl' | 'smtpUrl' | 'trustedProxies' | 'role' | 'control'>;

/** What makes these settings unfit for serving the public. The server refuses to start in production with any such
 * fault, and the doctor reports them everywhere.
 * @returns one sentence each: what is missing, why it matters, and what to set. */
export function productionFaults({ publicUrl, smtpUrl, trustedProxies, role, control }: Settings): readonly string[] {
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
      'GRT_TRUSTED_PROXIES is 0: put a proxy with TLS in front of the server, and set this to the number of proxies',
    );
  }
  if (control) faults.push(controlFault);
  return faults;
}
