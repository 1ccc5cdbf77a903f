import type { Brief } from './brief';
import { chooser } from './chooser';
import { readMaterial, type Material } from './read-material';
import { readStatements } from './read-statements';
import { possessiveOf } from './say';
import type { About, Tone } from './tone';
import { findTone } from './tones';

const LONG = 1_500;
const LONGEST_STATEMENT = 400;

/** Everything an email is written from, read once. */
export interface Writing {
  brief: Brief;
  material: Material;
  tone: Tone;
  /** Null where no company can be told. */
  about: About | null;
  catalyst: string[];
  context: string[];
  choose: <T>(ways: T[]) => T;
}

/** Reads a brief. Where it has no document but a lot was typed into its fields, that is the document. */
export function startWriting(given: Brief): Writing {
  const typed = [given.catalyst, given.context].filter(Boolean).join('\n\n');
  const isLong = given.document === '' && typed.length > LONG;
  const brief = isLong ? { ...given, document: typed, catalyst: '', context: '' } : given;
  const material = readMaterial(brief.document || typed);
  const company = material.company?.short;
  return {
    brief,
    material,
    tone: findTone(brief.tone),
    about: company ? { company, possessive: possessiveOf(company), source: material.source } : null,
    catalyst: statements(brief.catalyst),
    context: statements(brief.context),
    choose: chooser(Object.values(brief).join('\n')),
  };
}

function statements(text: string): string[] {
  return readStatements(text).filter((statement) => statement.length <= LONGEST_STATEMENT);
}
