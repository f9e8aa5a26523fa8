import { passwordStrengthMax } from '@grt/sdk/contract';
import { passwordStrength } from '@grt/sdk/rules';
import styles from './password-strength.module.css';

const tones = ['bad', 'bad', 'wait', 'wait', 'good', 'good'] as const;

/** A password's strength as five bars and a label. Advisory only.
 * @see docs/specification/part-1-public-and-client.md §5 */
export function PasswordStrength({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className={styles['strength']} data-tone={tones[score]}>
      <div className={styles['bars']} aria-hidden="true">
        {Array.from({ length: passwordStrengthMax }, (_, index) => (
          <span key={index} data-on={index < score} />
        ))}
      </div>
      <output>
        <span>Password strength: </span>
        {label}
      </output>
    </div>
  );
}
