import { keepDocument, type Attack } from './attack';

const said = (characters: number) => {
  let text = '';
  for (let n = 1; text.length < characters; n += 1) text += `Net sales were $${n} million in Q1 ${2010 + (n % 14)}. `;
  return text.slice(0, characters);
};

/** Every figure of the longest text with every figure of a document. */
export const heavyLedger: Attack = {
  name: 'A text of 200,000 characters of figures beside a document of 100 KB of them',
  lanes: 4,
  async prepare({ attacker }) {
    const documentId = await keepDocument(attacker, said(100 * 1_024));
    let turn = 0;
    // Each text is another one: what was compared lately is known.
    return () => attacker.post('/api/ledger', { documentId, text: `Text ${(turn += 1)}. ${said(199_900)}` });
  },
};
