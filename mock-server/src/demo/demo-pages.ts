import type { SitePageForm } from '@grt/sdk/contract';
import type { DemoCaller } from './demo-visits.ts';

/** A demo variable with its values on individual domains: `client domain` to value. */
interface DemoVariable {
  readonly variable_key: string;
  readonly variable_name: string;
  readonly default_value: string;
  readonly description: string;
  readonly values?: Readonly<Record<string, string>>;
}

export const demoVariablesDaysAgo = 18.8;

const demoVariables: readonly DemoVariable[] = [
  {
    variable_key: 'support_email',
    variable_name: 'Support email',
    default_value: 'support@grt.example',
    description: 'Where visitors ask for help',
    values: { 'acme daily-clips.example': 'help@daily-clips.example' },
  },
  {
    variable_key: 'support_hours',
    variable_name: 'Support hours',
    default_value: 'Monday to Friday, 9 am to 5 pm UTC',
    description: 'When someone is available',
  },
];

/** A demo page as originally written, and its author. */
export interface DemoPage {
  readonly daysAgo: number;
  readonly by: 'admin' | 'reviewer';
  readonly page: SitePageForm;
  /** The slug of the page that this changes. */
  readonly changes?: string;
}

const removal = (days: string) =>
  '<h2>How to have a video removed</h2>' +
  '<p>Write to <a href="mailto:{removal_email}">{removal_email}</a> and include the address of the video on {domain_name}.</p>' +
  `<ol><li>We confirm that we have received your notice.</li><li>We check it within ${days}.</li>` +
  '<li>We take the video down and let you know.</li></ol>' +
  '<p>Our full policy: <a href="{dmca_url}">{dmca_url}</a></p>';

export const demoPages: readonly DemoPage[] = [
  {
    daysAgo: 18.7,
    by: 'reviewer',
    page: {
      title: 'Content Removal',
      slug: 'removal',
      content: removal('five working days'),
      meta_description: 'How to have a video removed.',
      meta_keywords: 'removal, dmca, copyright',
      page_type: 'policy',
      status: 'published',
    },
  },
  {
    daysAgo: 18.6,
    by: 'admin',
    page: {
      title: 'Privacy Policy',
      slug: 'privacy-policy',
      content:
        '<p>{company} runs {domain_name}. This page explains what we know about you and why.</p>' +
        '<h2>What we keep</h2><table><thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>' +
        '<tbody><tr><td>Address of your connection</td><td>To prevent abuse</td><td>30 days</td></tr>' +
        '<tr><td>Pages you open</td><td>To count visits</td><td>14 days</td></tr></tbody></table>' +
        '<p>Questions: <a href="mailto:{support_email}">{support_email}</a></p><p><small>Last changed on {updated_date}. \u00a9 {year} {company}</small></p>',
      meta_description: 'What we know about visitors, and why.',
      page_type: 'legal',
      status: 'published',
    },
  },
  {
    daysAgo: 18.5,
    by: 'admin',
    page: {
      title: 'Terms of Service',
      slug: 'terms-of-service',
      content:
        '<p>By using {domain_name} you agree to these terms.</p><h2>Who may visit</h2><p>Adults only.</p>' +
        '<h2>Our agreement</h2><p>We show our partners’ videos as provided. You do not copy them.</p>',
      meta_description: 'The terms that visitors agree to.',
      page_type: 'legal',
      status: 'published',
    },
  },
  {
    daysAgo: 12,
    by: 'reviewer',
    page: {
      title: 'Show our videos on your site',
      slug: 'embed-our-videos',
      content:
        '<p>Copy these lines into your page:</p>' +
        '<pre class="language-markup"><code>&lt;iframe src="{domain_url}/embed/42" width="640" height="360"&gt;&lt;/iframe&gt;</code></pre>' +
        '<p>Or ask for the newest ones:</p>' +
        '<pre class="language-javascript"><code>const reply = await fetch("{domain_url}/newest.json");\nconst videos = await reply.json();</code></pre>',
      meta_description: 'Embed our videos.',
      page_type: 'info',
      status: 'published',
    },
  },
  {
    daysAgo: 5,
    by: 'reviewer',
    changes: 'removal',
    page: {
      title: 'Content Removal',
      slug: 'content-removal',
      content: removal('two working days'),
      meta_description: 'How to have a video removed.',
      meta_keywords: 'removal, dmca, copyright',
      page_type: 'policy',
      status: 'published',
    },
  },
  {
    daysAgo: 2,
    by: 'reviewer',
    page: {
      title: 'Contact',
      slug: 'contact',
      content:
        '<p>Write to <a href="mailto:{support_email}">{support_email}</a>. We answer {support_hours}.</p><p>Or call {support_phone}.</p>',
      meta_description: 'How to reach us.',
      page_type: 'custom',
      status: 'draft',
    },
  },
  {
    daysAgo: 1,
    by: 'admin',
    page: {
      title: 'Autumn giveaway',
      slug: 'autumn-giveaway',
      content: '<p>The giveaway has ended. Thank you all!</p>',
      page_type: 'custom',
      status: 'archived',
    },
  },
];

/** @param domainIds - ids of the demo's domains by `client domain`. */
export async function liveVariables(people: DemoCaller, domainIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { values = {}, ...json } of demoVariables) {
    const { id } = await people.call<{ id: number }>('admin', '/admin/pages/variables', { json });
    const rows = Object.entries(values).map(([domain, value]) => ({ domain_id: domainIds.get(domain), value }));
    if (rows.length > 0)
      await people.call('admin', `/admin/pages/variables/${String(id)}/values`, {
        method: 'PUT',
        json: { values: rows },
      });
  }
}

/** @param pageIds - ids of the demo's pages by their first slug. */
export async function livePage(
  people: DemoCaller,
  { by, page, changes }: DemoPage,
  pageIds: Map<string, number>,
): Promise<void> {
  const known = changes === undefined ? undefined : pageIds.get(changes);
  const path = known === undefined ? '/admin/pages' : `/admin/pages/${String(known)}/update`;
  const { id } = await people.call<{ id: number }>(by, path, { json: page });
  pageIds.set(page.slug, id);
}
