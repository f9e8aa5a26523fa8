import type { Registration } from '@grt/sdk/contract';
import type { AskDialogProps } from '../../parts/review/review-kind.ts';
import { DecisionForm } from '../../parts/review/decision-form.tsx';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { useAsk } from './registration-questions.queries.ts';
import { registrationQuestion } from './registration-notes.ts';
import { contactOf } from './registration-words.ts';

/** Asks the applicant for something that is missing. */
export function AskDialog({ row, opened, onClose, onAsked }: AskDialogProps<Registration>) {
  return (
    <FormDialog title={`Ask ${row.company_name} for more`} opened={opened} onClose={onClose} width={520}>
      <AskForm row={row} onAsked={onAsked} />
    </FormDialog>
  );
}

const words = { title: 'Ask', label: 'Send question', busyLabel: 'Sending...', tone: 'cobalt' } as const;

function AskForm({ row, onAsked }: Pick<AskDialogProps<Registration>, 'row' | 'onAsked'>) {
  const change = useAsk();
  return (
    <DecisionForm
      words={words}
      change={change}
      failed="Failed to send the question"
      textWords={registrationQuestion}
      onDecide={(question, done) =>
        change.mutate(
          { id: row.id, question },
          {
            here: {
              onSuccess: () => {
                done();
                onAsked();
              },
            },
          },
        )
      }
    >
      <p>
        We’ll email it to {contactOf(row)} at {row.email}, with a link to answer and to add files. Until then the
        application waits for the applicant.
      </p>
    </DecisionForm>
  );
}
