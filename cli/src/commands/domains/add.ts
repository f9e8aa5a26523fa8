import { reviewTimeText } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addForm, completeForm, formAnswers, type Answers, type FormField } from '../../core/form.ts';
import { domainResult } from './domain-columns.ts';

const fields: readonly FormField[] = [
  { name: 'dmca_compliance_url', flag: '--dmca-url <url>', about: 'DMCA policy URL' },
  { name: 'content_removal_email', flag: '--removal-email <address>', about: 'content removal email' },
  { name: 'domain_url', flag: '--url <url>', about: 'site URL', optional: true },
];

/** `grt domains add` */
export function addCommand(context: Context): Command {
  const command = addForm(new Command('add').argument('<name>', 'domain name, such as clips.example'), fields)
    .description('add a domain; you can use it for feeds once it is approved')
    .action((name: string, flags: Readonly<Record<string, unknown>>) =>
      addDomain(context, name, formAnswers(flags, fields)),
    );
  return withExample(
    command,
    'grt domains add clips.example --dmca-url https://clips.example/dmca --removal-email removal@clips.example',
  );
}

async function addDomain(context: Context, name: string, given: Answers): Promise<void> {
  const nameField: FormField = { name: 'domain_name', flag: '--name <name>', about: 'domain name' };
  const { domainRules } = await import('./domain-rules.ts');
  const form = await completeForm(context, [nameField, ...fields], { ...given, domain_name: name }, domainRules);
  const grt = await context.grt();
  const added = await grt.domains.create(
    {
      domain_name: form['domain_name'] ?? '',
      dmca_compliance_url: form['dmca_compliance_url'] ?? '',
      content_removal_email: form['content_removal_email'] ?? '',
      domain_url: form['domain_url'],
    },
    { signal: context.signal },
  );
  await context.output.result(added, domainResult);
  await context.note(`Added. It is now pending review (${reviewTimeText}).`);
}
