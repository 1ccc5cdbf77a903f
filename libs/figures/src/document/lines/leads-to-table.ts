/** A sentence that a table follows: 'The following table summarizes ...', 'Leases were as follows:'. */
const LEADS = /^the (?:following|table)\b|\b(?:as follows|the following):$/i;
const WORDS = 6;

export const leadsToTable = (text: string): boolean => LEADS.test(text) && text.split(' ', WORDS).length === WORDS;
