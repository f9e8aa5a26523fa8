/** A program in a line, with its words and what it reads and writes. */
export interface Stage {
  readonly words: readonly string[];
  /** Variables that are set for it alone. */
  readonly env: Readonly<Record<string, string>>;
  /** The file that it reads instead of what the program before it writes. */
  readonly input?: string;
  /** The file that it writes. */
  readonly output?: string;
}

const token = /\s+|[|<>]|(?:[^\s'"|<>]|'[^']*'|"(?:\\.|[^"\\])*")+/g;

/** The programs of a line in a shell, piped into each other; its substitutions are already made. */
export function stagesOf(line: string): readonly Stage[] {
  const stages: { words: string[]; env: Record<string, string>; input?: string; output?: string }[] = [];
  let stage = { words: [] as string[], env: {} as Record<string, string> };
  let redirection: 'input' | 'output' | undefined;
  stages.push(stage);
  for (const [part] of line.matchAll(token)) {
    if (part === '|') stages.push((stage = { words: [], env: {} }));
    else if (part === '<' || part === '>') redirection = part === '<' ? 'input' : 'output';
    else if (part.trim() !== '') {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(part) ?? [];
      if (redirection !== undefined) Object.assign(stage, { [redirection]: unquoted(part) });
      else if (name !== undefined && stage.words.length === 0) stage.env[name] = unquoted(value ?? '');
      else stage.words.push(unquoted(part));
      redirection = undefined;
    }
  }
  return stages;
}

/** The innermost line in another one: `$(line)` for what it prints, `<(line)` for a file with that. */
export function substitutionIn(line: string): { readonly text: string; readonly line: string } | undefined {
  const found = /[$<]\(((?:[^()'"]|'[^']*'|"[^"]*")*)\)/.exec(line);
  return found === null ? undefined : { text: found[0], line: found[1] ?? '' };
}

function unquoted(text: string): string {
  return text.replaceAll(
    /'([^']*)'|"((?:\\.|[^"\\])*)"/g,
    (_, plain?: string, quoted?: string) => plain ?? quoted?.replaceAll(/\\(["\\$`])/g, '$1') ?? '',
  );
}
