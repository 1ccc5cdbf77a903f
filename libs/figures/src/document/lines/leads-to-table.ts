import { begins, ends } from '../../lexicon/phrases';

const WORDS = 6;

/** A sentence that a table follows: 'The following table summarizes ...', 'Leases were as follows:'. */
export const leadsToTable = (text: string): boolean =>
  text.split(' ', WORDS).length === WORDS &&
  (begins(text, 'the following', 'the table') || (text.endsWith(':') && ends(text, 'as follows :', 'the following :')));
