import { QueryError } from './query-error.ts';
import type { Token } from './tokens.ts';

/** The remaining tokens. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  take(): Token {
    const token = this.peek();
    if (token === undefined) throw new QueryError('it ends unexpectedly');
    this.#at += 1;
    return token;
  }

  /** Consumes the next token if it is this symbol or word. */
  skip(text: string): boolean {
    const token = this.peek();
    if (
      token === undefined ||
      !('text' in token) ||
      token.kind === 'field' ||
      token.kind === 'variable' ||
      token.text !== text
    )
      return false;
    this.#at += 1;
    return true;
  }

  expect(text: string): void {
    if (this.skip(text)) return;
    const token = this.peek();
    throw new QueryError(
      token === undefined ? `"${text}" is missing at the end` : `"${text}" is missing at ${String(token.at + 1)}`,
    );
  }

  /** Consumes the name of a variable. */
  variable(): string {
    const token = this.take();
    if (token.kind === 'variable') return token.text;
    throw new QueryError(`a variable such as $x is missing at ${String(token.at + 1)}`);
  }

  end(): void {
    const token = this.peek();
    if (token !== undefined) throw new QueryError(`unexpected ${wordOf(token)} at ${String(token.at + 1)}`);
  }
}

/** A token as the query has it. */
export function wordOf(token: Token): string {
  if (token.kind === 'string') return 'a string';
  return token.kind === 'number' ? String(token.value) : `"${prefixes[token.kind] ?? ''}${token.text}"`;
}

const prefixes: Readonly<Record<string, string>> = { field: '.', variable: '$' };
