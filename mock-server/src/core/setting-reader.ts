import { parsedUrl } from '@grt/sdk/formats/parsed-url';
/** Reads settings from an environment and collects all problems instead of stopping at the first. */
export class SettingReader {
  readonly faults: string[] = [];
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  /** Undefined when it is absent or blank. */
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /**
   * @param demand - what the value should be, for the error message; the value is not shown, since it may be secret.
   */
  parsed<Value>(name: string, parse: (text: string) => Value | undefined, demand: string): Value | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) this.fault(`${name} must be ${demand}`);
    return value;
  }

  whole(name: string, { from, to }: { from: number; to: number }): number | undefined {
    const parse = (text: string) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    };
    return this.parsed(name, parse, `a whole number from ${String(from)} to ${String(to)}`);
  }

  flag(name: string): boolean | undefined {
    const value = this.oneOf(name, ['0', '1']);
    return value === undefined ? undefined : value === '1';
  }

  oneOf<const Values extends readonly string[]>(name: string, values: Values): Values[number] | undefined {
    const parse = (text: string): Values[number] | undefined => values.find((value) => value === text);
    return this.parsed(name, parse, values.join(' or '));
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const parse = (text: string) => (protocols.includes(parsedUrl(text)?.protocol ?? '') ? text : undefined);
    return this.parsed(
      name,
      parse,
      `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  }

  /** Comma-separated entries. */
  list<Value>(name: string, parse: (entry: string) => Value | undefined, demand: string): Value[] | undefined {
    const entries = this.text(name)
      ?.split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    if (!entries) return undefined;
    const values = entries.map(parse).filter((value) => value !== undefined);
    if (values.length < entries.length) this.fault(`${name} must be ${demand}, separated by commas`);
    return values;
  }
}
