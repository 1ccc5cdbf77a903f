export type Environment = Record<string, string | undefined>;

/** Reads variables one by one and gathers what is wrong with them, so that a start names all mistakes at once. */
export class EnvReader {
  private readonly problems: string[] = [];

  constructor(private readonly environment: Environment) {}

  /** The trimmed value; undefined where the variable is unset or empty. */
  optional(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value === undefined)
      this.problems.push(`${name} is not set. Set it in the environment or in .env (see .env.example).`);
    return value ?? '';
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max) {
      this.problems.push(`${name} must be a whole number from ${min} to ${max}, but it is '${value}'.`);
    }
    return number;
  }

  list(name: string, fallback: string[]): string[] {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    return value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }

  /** Addresses, parted by commas. A variable that is set and empty means none. */
  urls(name: string, fallback: string[]): string[] {
    if (this.environment[name] === undefined) return fallback;
    const items = this.list(name, []);
    const wrong = items.filter((item) => !isWebAddress(item));
    if (wrong.length > 0) this.problems.push(`${name} must be http or https addresses, but it holds '${wrong[0]}'.`);
    return items.filter(isWebAddress).map((item) => new URL(item).href);
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) this.problems.push(`${name} must be one of ${choices.join(', ')}, but it is '${value}'.`);
    return chosen ?? fallback;
  }

  optionalUrl(name: string): URL | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (isWebAddress(value)) return new URL(value);
    this.problems.push(`${name} must be an address such as https://copydesk.example.com, but it is '${value}'.`);
    return undefined;
  }

  /** Notes what is wrong beyond the form of a single value. The sentence never holds a secret. */
  refuse(sentence: string): void {
    this.problems.push(sentence);
  }

  /** @throws Error that names every variable that was missing or wrong. */
  finish(): void {
    if (this.problems.length > 0) throw new Error(this.problems.join('\n'));
  }
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
