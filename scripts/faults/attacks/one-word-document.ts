import { buildBrief } from '@copydesk/testing';
import { filled, keepDocument, type Attack } from './attack';

/** The best passages of 4 MB of one word, for a query that repeats it. */
export const oneWordDocument: Attack = {
  name: 'A document of 4 MB of one word, and a brief that repeats it',
  lanes: 1,
  async prepare({ attacker }) {
    const documentId = await keepDocument(attacker, filled('sales ', 4_000_000));
    const brief = buildBrief({ additionalContext: filled('sales ', 20_000), documentId });
    return () => attacker.post('/api/generate-email', brief, { prefer: 'respond-async' });
  },
};
