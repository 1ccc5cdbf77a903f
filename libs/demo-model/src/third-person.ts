const ADVERB = '(?:also|now|still|again|then|currently|recently|successfully|significantly|\\p{L}+ly)';
const BE: Record<string, string> = { are: 'is', were: 'was', have: 'has', do: 'does', "don't": "doesn't" };
const UNCHANGED =
  /^(?:\p{L}+ed|was|had|did|will|can|could|would|should|must|grew|saw|made|took|began|sold|built|held|paid|won|drew|rose|fell|led|met|kept|brought|spent|set|put|beat|cut|gave|got|became|came|went|broke|drove|chose|found|bought|ran)$/u;
const FIRST_PERSON = /\b(?:we|our|us|ours|ourselves|I|my|me|you|your|we['’]\p{L}+|I['’]\p{L}+|let['’]s)\b/iu;
const SAID = /\b(?:said|says|told|according to)\b/;
const PLURAL_AFTER =
  /\b(?:and|or|but|as|which|that) (?:we |also )*(?:are|have|do|continue|expect|believe|plan|remain|intend|aim|see|feel)\b/i;

/**
 * Says a company's own sentence about itself in the third person: 'we recorded our best quarter' becomes 'ADM recorded
 * its best quarter'. Null where that cannot be done by rule without doubt.
 */
export function inThirdPerson(sentence: string, company: string | null): string | null {
  if (/[“"]/.test(sentence) && FIRST_PERSON.test(sentence)) return SAID.test(sentence) ? sentence : null;
  const named = company ? nameTheCompany(sentence, company) : sentence;
  if (!FIRST_PERSON.test(stripPlaces(named))) return named;
  if (!company || /\b(?:us|ours|ourselves|I|my|me|you|your|let['’]s)\b/i.test(stripPlaces(named))) return null;
  const verbs = renameSubjects(named, company);
  if (verbs === null) return null;
  const possessive = /s$/i.test(company) ? `${company}’` : `${company}’s`;
  let firstNamed = verbs.indexOf(company);
  return verbs.replace(/\bour\b/gi, (_our, at: number) => {
    if (firstNamed >= 0 && firstNamed < at) return 'its';
    firstNamed = at;
    return possessive;
  });
}

/** 'U.S.' is a country; the word 'us' is not. */
function stripPlaces(sentence: string): string {
  return sentence.replace(/\bU\.?S\.?\b/g, '');
}

function nameTheCompany(sentence: string, company: string): string {
  return sentence.replace(/\bthe Company\b/gi, (words) => (/^t?he company$/.test(words) ? words : company));
}

function renameSubjects(sentence: string, company: string): string | null {
  const spoken = sentence
    .replace(/\b(we)['’]ve\b/gi, '$1 have')
    .replace(/\b(we)['’]re\b/gi, '$1 are')
    .replace(/\b(we)['’]ll\b/gi, '$1 will');
  if (PLURAL_AFTER.test(spoken) || /\bwe['’]/i.test(spoken)) return null;
  let failed = false;
  let count = 0;
  const renamed = spoken.replace(
    new RegExp(`\\bwe((?: ${ADVERB}){0,2}) (\\p{L}+)`, 'giu'),
    (_match, adverbs: string, verb: string) => {
      const form = UNCHANGED.test(verb) ? verb : BE[verb.toLowerCase()];
      if (form === undefined) failed = true;
      count += 1;
      return `${count === 1 ? company : 'it'}${adverbs} ${form ?? verb}`;
    },
  );
  return failed || /\bwe\b/i.test(renamed) ? null : renamed;
}
