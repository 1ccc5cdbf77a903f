import { buildBrief } from '@copydesk/testing';
import { filled, keepDocument, type Attack } from './attack';

/** A document of one line of two million cells, which takes half a minute to read. */
export const endlessDocument: Attack = {
  name: 'A document that takes half a minute to read, beside texts and drafts',
  lanes: 4,
  async prepare({ attacker }) {
    const documentId = await keepDocument(attacker, filled('1\t', 3_900_000));
    let turn = 0;
    return async () => {
      turn += 1;
      await attacker.post('/api/ledger', { documentId, text: `Up ${turn}%.` });
      await attacker.post('/api/generate-email', buildBrief({ documentId }), { prefer: 'respond-async' });
    };
  },
};
