import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addFormFlags, formChanges, type Answers, type FormField } from '../../core/form.ts';
import { chosenDomain } from './chosen-domain.ts';
import { domainResult } from './domain-columns.ts';

const fields: readonly FormField[] = [
  { name: 'domain_url', flag: '--url <url>', about: 'site URL' },
  { name: 'dmca_compliance_url', flag: '--dmca-url <url>', about: 'DMCA policy URL' },
  { name: 'content_removal_email', flag: '--removal-email <address>', about: 'content removal email' },
];

/** `grt domains edit` */
export function editCommand(context: Context): Command {
  const command = addFormFlags(new Command('edit').argument('<domain>', 'domain name or id'), fields)
    .description('change one of your domains; fields you leave out stay unchanged')
    .action((domain: string, flags: Readonly<Record<string, unknown>>) =>
      editDomain(context, domain, formChanges(flags, fields)),
    );
  return withExample(command, 'grt domains edit night-reel.example --removal-email removal@clips.example');
}

/** The call takes the whole form. If someone else changes the domain after it was read for that, it fails with 412, and nothing
 * of theirs is overwritten. */
async function editDomain(context: Context, named: string, changes: Answers): Promise<void> {
  const { id } = await chosenDomain(context, named, {});
  const grt = await context.grt();
  const { signal } = context;
  const { data, etag } = await grt.domains.show({ id }, { signal }).withResponse();
  const { domain_name, domain_url, dmca_compliance_url, content_removal_email } = data;
  const kept = { domain_name, domain_url: domain_url ?? undefined, dmca_compliance_url, content_removal_email };
  const domain = await grt.domains.update({ ...kept, ...changes, id }, { signal, ifMatch: etag });
  await context.output.result(domain, domainResult);
}
