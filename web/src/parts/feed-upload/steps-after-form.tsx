import type { Uploader, UploadPhase, useFeedUpload } from './feed-upload.queries.ts';
import { ImportStep } from './import-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import type { ReadingFix } from './reading-fixes.ts';
import { SendingStep } from './sending-step.tsx';

interface StepsAfterFormProps {
  readonly as: Uploader;
  readonly phase: Exclude<UploadPhase, { step: 'form' }>;
  readonly upload: ReturnType<typeof useFeedUpload>;
  readonly onClose: () => void;
  /** Sends the file again, to be read differently. */
  readonly onReread?: (changes: ReadingFix) => void;
}

/** The steps after any upload form: sending, mapping if needed, and the import. */
export function StepsAfterForm({ as, phase, upload, onClose, onReread }: StepsAfterFormProps) {
  if (phase.step === 'sending') return <SendingStep sending={phase} onCancel={upload.backToForm} />;
  if (phase.step === 'importing') return <ImportStep as={as} started={phase} onClose={onClose} />;
  return (
    <MappingStep
      key={phase.analysis.upload_id}
      analysis={phase.analysis}
      busy={phase.busy}
      failure={phase.failure}
      onMap={(mapping) => void upload.map(phase.analysis, mapping)}
      onBack={upload.backToForm}
      {...(onReread ? { onReread } : {})}
      onCancel={onClose}
    />
  );
}
