import type { Measured } from './run-attack';

/** How long all other work of a process waited while what a stranger served was read, in milliseconds. */
interface Stall {
  name: string;
  /** Null where the process ended of it. */
  stall: number | null;
}

/** What one run of all attacks came to. */
export interface AttackReport {
  measured: Measured[];
  stalls: Stall[];
}

export const HEADING = '## One user against the others';
/** What another user may wait at most, in milliseconds. */
const USER_MS = 100;
const LEDGER_MS = 3_000;
const EMAIL_MS = 10_000;

/** The section of docs/reliability.md; `before` is of an older checkout. */
export function sectionOf(after: AttackReport, before: AttackReport | null, day: string): string {
  const rows = after.measured.map((now) => {
    const then = before?.measured.find(({ name }) => name === now.name);
    return `| ${now.name} | ${cells(then)} | ${cells(now)} |`;
  });
  const stalls = after.stalls.map(({ name, stall }) => {
    const then = before?.stalls.find((one) => one.name === name);
    return `| ${name} | ${then ? waited(then.stall) : ''} | ${waited(stall)} |`;
  });
  return `${HEADING}

Made by \`npm run faults -- attacks\` on ${day}. One user makes each attack for 25 s, as fast as the limits of \`.env.example\`
allow, on an api and one worker; another user asks for \`GET /api/user\`, has a sentence compared and emails written meanwhile. Bounds:
${USER_MS} ms (of a hundred calls the slowest but one), ${LEDGER_MS / 1_000} s for the slowest list of claims, ${EMAIL_MS / 1_000} s for the slowest email, and no process ends.
'Before' is the version in which each attack was found. 'No attack' says what the machine takes without one.

| Attack | Before: call | Claims | Email | Processes ended | Now: call | Claims | Email | Processes ended |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

How long all other work of a worker waited while what a stranger served was read:

| Attack | Before | Now |
| --- | ---: | ---: |
${stalls.join('\n')}
`;
}

const waited = (stall: number | null) => (stall === null ? 'the process ended' : `${stall} ms`);

function cells(measured: Measured | undefined): string {
  if (!measured) return ' |  |  | ';
  const { userP99, ledger, email, ended, damage } = measured;
  const time = (ms: number | null) => (ms === null ? 'no answer' : `${ms.toLocaleString('en-US')} ms`);
  return `${time(userP99)} | ${time(ledger)} | ${time(email)} | ${damage === null ? ended : `${ended}; ${damage}`}`;
}

/** What is over its bound, in words. */
export function overBounds({ measured, stalls }: AttackReport): string[] {
  const ended = stalls.filter(({ stall }) => stall === null).map(({ name }) => `${name}: the process ended`);
  const over = measured.flatMap(({ name, userP99, ledger, email, ended, damage }) => [
    ...(userP99 === null || userP99 > USER_MS ? [`${name}: GET /api/user took ${userP99} ms`] : []),
    ...(ledger === null || ledger > LEDGER_MS ? [`${name}: the claims of another user took ${ledger} ms`] : []),
    ...(email === null || email > EMAIL_MS ? [`${name}: an email of another user took ${email} ms`] : []),
    ...(ended > 0 ? [`${name}: ${ended} processes ended`] : []),
    ...(damage === null ? [] : [`${name}: ${damage}`]),
  ]);
  return [...over, ...ended];
}

/** A document with its section replaced, or put at its end. */
export function withSection(document: string, section: string): string {
  const at = document.indexOf(HEADING);
  return `${(at < 0 ? document : document.slice(0, at)).trimEnd()}\n\n${section}`;
}
