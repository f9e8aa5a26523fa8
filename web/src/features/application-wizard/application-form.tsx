import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { applicationSteps, type ApplicationStep } from './application-names.ts';
import { Tabs } from '@mantine/core';
import { dropDraft, keepDraft, readDraft } from './application-draft.ts';
import { stepFields } from './application-fields.ts';
import styles from './application-form.module.css';
import {
  advance,
  change,
  check,
  chooseLicense,
  goTo,
  refuse,
  retreat,
  type ApplicationState,
} from './application-state.ts';
import { useSubmitApplication, type Outcome } from './application-wizard.queries.ts';
import { Field, StateField } from './field.tsx';
import { FormFooter } from './form-footer.tsx';
import { LicenseStep } from './license-step.tsx';
import { StepList } from './step-list.tsx';
import { SummaryStep } from './summary-step.tsx';

interface ApplicationFormProps {
  /** Called with the number that the application was given. */
  readonly onSent: (applicationId: string) => void;
  /** Called with whether closing would lose something. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The five steps, their messages, and navigation. What was typed survives a reload of the page. */
export function ApplicationForm({ onSent, onDirty }: ApplicationFormProps) {
  const [state, setState] = useState(readDraft);
  const [refusal, setRefusal] = useState<readonly string[]>();
  const { submit, sending, cancel } = useSubmitApplication();
  const form = useFocus(state);
  useDraft(state, onDirty);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setRefusal(undefined);
    if (state.step !== 'license') {
      setState(advance);
      return;
    }
    const checked = check(state);
    if ('refused' in checked) setState(checked.refused);
    else settle(await submit(checked.application));
  }

  function settle(outcome: Outcome) {
    if (outcome.kind === 'sent') {
      onSent(outcome.applicationId);
      return;
    }
    setRefusal(wordsOf(outcome));
    if (outcome.kind === 'refused') setState((present) => refuse(present, outcome.fields));
  }

  const move = (to: (present: ApplicationState) => ApplicationState) => {
    if (!sending) setState(to);
  };

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Tabs
        value={state.step}
        keepMounted={false}
        className={styles['steps'] ?? ''}
        onChange={(step) => move((present) => (isStep(step) ? goTo(present, step) : present))}
      >
        <StepList state={state} locked={sending !== undefined} />
        {applicationSteps.map((step) => (
          <Tabs.Panel key={step} value={step} className={styles['panel'] ?? ''}>
            <div data-step={step}>
              <StepContent step={step} state={state} setState={setState} isSending={sending !== undefined} />
            </div>
          </Tabs.Panel>
        ))}
      </Tabs>
      {refusal && <Refusal lines={refusal} />}
      <FormFooter step={state.step} percent={sending?.percent} onPrevious={() => move(retreat)} onCancel={cancel} />
    </form>
  );
}

/** Keeps what was typed for a reload. Closing the wizard discards everything, as specified. */
function useDraft(state: ApplicationState, onDirty: ApplicationFormProps['onDirty']): void {
  const isDirty = state.license !== undefined || Object.values(state.values).some((value) => value !== '');
  useLayoutEffect(() => {
    onDirty(isDirty);
    if (isDirty) keepDraft(state);
  }, [isDirty, onDirty, state]);
  // Unlike closing, a reload does not come by here.
  useEffect(() => dropDraft, []);
}

interface StepContentProps {
  readonly step: ApplicationStep;
  readonly state: ApplicationState;
  readonly setState: (to: (present: ApplicationState) => ApplicationState) => void;
  readonly isSending: boolean;
}

function StepContent({ step, state, setState, isSending }: StepContentProps) {
  if (step === 'summary') {
    return <SummaryStep state={state} onEdit={(chosen) => setState((present) => goTo(present, chosen))} />;
  }
  if (step === 'license') {
    return (
      <LicenseStep
        file={state.license}
        error={state.errors.business_license}
        disabled={isSending}
        email={state.values.email.trim()}
        onChoose={(file, problem) => setState((present) => chooseLicense(present, file, problem))}
      />
    );
  }
  return (
    <div className={styles['fields']}>
      {stepFields[step].map((look) => {
        const Shown = look.name === 'state' ? StateField : Field;
        const onChange = (value: string) => setState((present) => change(present, look.name, value));
        return <Shown key={look.name} look={look} state={state} onChange={onChange} />;
      })}
    </div>
  );
}

/** Has the focus, which the button lost while it was disabled, unless a field is at fault: that takes it afterward. */
function Refusal({ lines }: { lines: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles['refusal']} role="alert" tabIndex={-1}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The message above the buttons. @see docs/specification/part-1-public-and-client.md §8 */
function wordsOf(outcome: Exclude<Outcome, { kind: 'sent' }>): string[] {
  if (outcome.kind === 'canceled') return ['The upload was canceled. Everything you entered is still here.'];
  if (outcome.kind === 'refused') {
    const lines = Object.entries(outcome.fields).map(([field, messages]) => `${field}: ${messages.join(', ')}`);
    return ['Validation failed:', ...lines];
  }
  const told = outcome.requestId === undefined ? [] : [`Request ${outcome.requestId}`];
  return ['Registration failed. Please try again.', ...told];
}

/** Focuses the first invalid field after validation, and the first field of a newly opened step. */
function useFocus({ step, refusals }: ApplicationState) {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef({ step, refusals: 0 });

  useEffect(() => {
    const isFirst = seen.current.step === step && seen.current.refusals === refusals;
    const isRefused = seen.current.refusals !== refusals;
    seen.current = { step, refusals };
    if (isFirst) return;
    const panel = form.current?.querySelector(`[data-step="${step}"]`);
    const faulty = panel?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const first = panel?.querySelector<HTMLElement>('input, textarea, button');
    const target = isRefused ? (faulty ?? first) : first;
    target?.focus();
  }, [step, refusals]);

  return form;
}

const isStep = (step: string | null): step is ApplicationStep =>
  (applicationSteps as readonly (string | null)[]).includes(step);
