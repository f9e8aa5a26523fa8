import { scopesOfPreset, tokenPresets, type Scope } from '@grt/sdk/contract';
import { Radio } from '@mantine/core';
import styles from './token-dialog.module.css';

/** The choice of scopes that is no preset. */
export const customPreset = 'custom';

interface PresetCardsProps {
  /** Every scope that is offered. */
  readonly own: readonly Scope[];
  /** The name of the preset that the scopes are from, or `custom`. */
  readonly chosen: string;
  /** Scopes are left out for a choice of one's own: those that are there stay. */
  readonly onChoose: (name: string, scopes?: readonly Scope[]) => void;
}

/** The presets that the account may use, as cards. */
export function PresetCards({ own, chosen, onChoose }: PresetCardsProps) {
  const known = new Set(own);
  const presets = tokenPresets.flatMap((preset) => {
    const scopes = scopesOfPreset(preset, known);
    return scopes ? [{ ...preset, scopes }] : [];
  });
  const custom = { name: customPreset, label: 'Custom', about: 'Only the permissions you choose below.' };
  return (
    <Radio.Group
      label="Preset"
      value={chosen}
      onChange={(name) => onChoose(name, presets.find((preset) => preset.name === name)?.scopes)}
    >
      <div className={styles['presets']}>
        {[...presets, custom].map(({ name, label, about }) => (
          <Radio.Card key={name} value={name} className={styles['preset']}>
            <Radio.Indicator className={styles['indicator']} />
            <span>
              <strong>{label}</strong>
              <span className={styles['about']}>{about}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
