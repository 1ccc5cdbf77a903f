import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brief } from './brief';

/** Whose answer it is: to today's prompts, to those of the last release, or to one plain prompt with the material. */
export type Prompts = 'now' | 'release' | 'plain';

/** What a model answered to a brief. */
export interface Answer {
  brief: string;
  prompts: Prompts;
  /** Says what was asked, see `promptKey`: another one means that the prompt has changed since. */
  prompt: string;
  text: string;
  /** What the model said beside it, to whoever asked. */
  note?: string;
}

/** Which of two answers a judge would send, shown as A and B. */
export interface Preference {
  brief: string;
  shown: readonly [a: Prompts, b: Prompts];
  preferred: 'A' | 'B' | 'neither';
  why?: string;
}

/** A run of the evaluation as files that anyone can play again. */
export interface Recording {
  /** Which model wrote, and which judged. */
  by: { write: string; judge: string };
  answers: Answer[];
  preferences: Preference[];
}

/** Short and the same for the same messages. */
export function promptKey(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 12);
}

/** Whether an answer was given to what the brief asks today. */
export const isCurrent = (answer: Answer, { messages }: Brief): boolean => answer.prompt === promptKey(messages);

const FILES = { by: 'by.json', answers: 'answers.jsonl', preferences: 'preferences.jsonl' };

/** The files are this module's own, so that their shapes are taken as written. */
export function readRecording(folder: string): Recording {
  const textOf = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const linesOf = (file: string) => textOf(file).split('\n').filter(Boolean);
  return {
    by: JSON.parse(textOf(FILES.by)) as Recording['by'],
    answers: linesOf(FILES.answers).map((line) => JSON.parse(line) as Answer),
    preferences: linesOf(FILES.preferences).map((line) => JSON.parse(line) as Preference),
  };
}

export function writeRecording(folder: string, { by, answers, preferences }: Recording): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, lines: unknown[]) =>
    writeFileSync(join(folder, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeFileSync(join(folder, FILES.by), `${JSON.stringify(by, null, 2)}\n`);
  write(FILES.answers, answers);
  write(FILES.preferences, preferences);
}
