import type { Registration } from '@grt/sdk/contract';
import { DuplicatesList } from './duplicates-list.tsx';
import { LicensePreview } from './license-preview.tsx';
import styles from './registration-evidence.module.css';
import { QuestionList } from './question-list.tsx';
import { RegistrationFacts } from './registration-facts.tsx';

interface RegistrationEvidenceProps {
  readonly registration: Registration;
  /** Opens another application. */
  readonly onOpen: (id: number) => void;
}

/** What the applicant wrote, the license, and who may be the same. */
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
          <h3>Possible duplicates</h3>
          <DuplicatesList id={registration.id} onOpen={onOpen} />
        </section>
      </div>
    </div>
  );
}
