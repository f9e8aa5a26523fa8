import type { Registration } from '@grt/sdk/contract';
import { may } from '../../core/may.ts';
import { SiteCheck } from '../../parts/site-check/site-check.tsx';
import { DuplicatesList } from './duplicates-list.tsx';
import { LicensePreview } from './license-preview.tsx';
import styles from './registration-evidence.module.css';
import { QuestionList } from './question-list.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { useWebsite } from './website-check.queries.ts';

interface RegistrationEvidenceProps {
  readonly registration: Registration;
  /** Opens another application. */
  readonly onOpen: (id: number) => void;
}

/** What the applicant wrote, the license, what is at the website, and who may be the same. */
export function RegistrationEvidence({ registration, onOpen }: RegistrationEvidenceProps) {
  return (
    <div className={styles['columns']}>
      <RegistrationFacts registration={registration} />
      <div className={styles['evidence']}>
        <QuestionList id={registration.id} />
        <section>
          <h3>Business license</h3>
          <LicensePreview registration={registration} />
        </section>
        <section>
          <h3>Website</h3>
          <SiteCheck site={useWebsite(registration)} mayAsk={may('registrations.checkWebsite')} />
        </section>
        <section>
          <h3>Possible duplicates</h3>
          <DuplicatesList id={registration.id} onOpen={onOpen} />
        </section>
      </div>
    </div>
  );
}
