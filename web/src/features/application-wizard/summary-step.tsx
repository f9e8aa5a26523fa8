import { countryName, stateName } from '@grt/sdk/contract';
import { stateLabel, stepFields, stepLabels, type FieldLook } from './application-fields.ts';
import type { ApplicationState } from './application-state.ts';
import styles from './summary-step.module.css';

type FilledStep = keyof typeof stepFields;

/** Everything entered, by step, each with a link back. */
export function SummaryStep({ state, onEdit }: { state: ApplicationState; onEdit: (step: FilledStep) => void }) {
  return (
    <div className={styles['summary']}>
      {(['personal', 'business', 'goals'] as const).map((step) => (
        <section key={step} aria-label={stepLabels[step]}>
          <div className={styles['head']}>
            <h3>{stepLabels[step]}</h3>
            <button type="button" onClick={() => onEdit(step)} aria-label={`Edit ${stepLabels[step]}`}>
              Edit
            </button>
          </div>
          <dl>
            {stepFields[step].map((look) => (
              <div key={look.name}>
                <dt>{look.name === 'state' ? stateLabel(state.values.country) : look.label}</dt>
                <dd>{shown(state, look)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function shown({ values }: ApplicationState, { name, choices }: FieldLook): string {
  const value = values[name].trim();
  if (name === 'country') return countryName(value);
  if (name === 'state') return stateName(values.country, value);
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}
