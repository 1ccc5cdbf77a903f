import type { DocumentContent } from '../document/document';
import { learnCalendar } from './calendar';
import type { DocumentFacts } from './document-facts';
import { readTagFacts } from './tag-facts';
import { vocabularyOf } from './vocabulary';

/** All figures of a document with how well each is known, the names that it gives to things, and its company's calendar. */
export function readFacts(content: DocumentContent): DocumentFacts {
  const calendar = learnCalendar(content);
  const tagged = readTagFacts(content);
  return { facts: tagged.facts, vocabulary: vocabularyOf(content, tagged.measures, tagged.parts), calendar };
}
