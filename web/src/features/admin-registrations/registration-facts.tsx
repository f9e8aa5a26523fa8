import type { ReactNode } from 'react';
import { placeInWords, type Registration } from '@grt/sdk/contract';
import { zoneInWords } from '../../core/zone-time.ts';
import styles from './registration-evidence.module.css';
import { contactOf } from './registration-words.ts';

/** Everything that the applicant wrote. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const { email, phone, website, campaign_goals, additional_notes } = registration;
  return (
    <div className={styles['facts']}>
      <Group title="Contact">
        <Fact name="Name">{contactOf(registration)}</Fact>
        <Fact name="Job title">{registration.job_title}</Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Phone">
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </Fact>
      </Group>
      <Group title="Business">
        <Fact name="Website">
          <a href={website} target="_blank" rel="noreferrer">
            {website}
          </a>
        </Fact>
        <Fact name="Place">{placeInWords(registration)}</Fact>
        <Fact name="Timezone">{zoneInWords(registration.timezone)}</Fact>
        <Fact name="Description" isLong>
          {registration.company_description}
        </Fact>
      </Group>
      <Group title="Goals and budget">
        <Fact name="Expected traffic">{registration.expected_traffic}</Fact>
        <Fact name="Budget range">{registration.budget_range}</Fact>
        {campaign_goals !== null && (
          <Fact name="Campaign goals" isLong>
            {campaign_goals}
          </Fact>
        )}
        {additional_notes !== null && (
          <Fact name="Additional notes" isLong>
            {additional_notes}
          </Fact>
        )}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ name, isLong = false, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div data-long={isLong}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
