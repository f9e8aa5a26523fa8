import { Alert } from '@mantine/core';
import { useVariables } from '../../parts/page-variables/page-variables.queries.ts';
import styles from './page-editor.module.css';
import { unknownVariables, type UnknownVariable } from './unknown-variables.ts';
import { wordsOf } from './words-of.ts';

/** The most words that are listed singly. */
const listed = 10;

/** Warns of words in the content that no variable has as its key, while it is typed.
 * @param content - the HTML as it was a moment ago. */
export function UnknownNotice({ content }: { content: string }) {
  const { data } = useVariables();
  const unknown = data
    ? unknownVariables(
        content,
        data.map(({ variable_key: key }) => key),
      )
    : [];
  return (
    <div aria-live="polite">
      {unknown.length > 0 && (
        <Alert color="yellow" variant="light" role="note">
          <p>No variable exists for {inWords(unknown)}. Visitors will see it exactly as written here.</p>
          <ul className={styles['lines']}>
            {unknown.slice(0, listed).map(({ name, line, meant }) => (
              <li key={name}>
                Line {line}: <code>{`{${name}}`}</code>
                {meant !== undefined && (
                  <>
                    . Did you mean <code>{`{${meant}}`}</code>?
                  </>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

const inWords = (unknown: readonly UnknownVariable[]): string =>
  wordsOf(unknown.slice(0, listed).map(({ name }) => name)) +
  (unknown.length > listed ? `, and ${String(unknown.length - listed)} more` : '');
