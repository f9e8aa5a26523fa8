import { CommandLine } from '../../ui/command-line.tsx';
import styles from './pipeline-line.module.css';

/** The one line with which a pipeline gets the command line from this server and runs it.
 * @param example - a command of `grt`, without its name */
export function PipelineLine({ example }: { example: string }) {
  const { origin } = window.location;
  return (
    <div className={styles['part']}>
      <h3>In a pipeline</h3>
      <p>
        Requires Node 20.19 or newer and a token in the GRT_TOKEN secret. <a href="/downloads">All downloads</a>
      </p>
      <CommandLine
        command={`curl -fsSO ${origin}/downloads/grt.cjs && GRT_API_URL=${origin}/api node grt.cjs ${example}`}
      />
    </div>
  );
}
