import type { Fenced } from '@copydesk/text';

const NOTE = 'The demo model only compares figures. A model that you connect reads this against your sources.';

/** The ids of the claims that are asked about; each stands in a line of its own, after its number. */
export function readClaims(fences: Fenced[]): { id: string; text: string }[] {
  const lines = fences.find(({ name }) => name === 'claims')?.text.split('\n') ?? [];
  return lines.flatMap((line) => {
    const [, id = '', text = ''] = /^(\d+): (.*)$/.exec(line) ?? ['', '', line];
    return text === '' ? [] : [{ id, text }];
  });
}

/** It judges nothing, and says so of each claim, in the form of the schema `fact_check`. */
export function checkFacts(fences: Fenced[]): string {
  const claims = readClaims(fences).map(({ id }) => ({ id, sources: [], note: NOTE, verdict: 'not-checked' }));
  return JSON.stringify({ claims });
}
