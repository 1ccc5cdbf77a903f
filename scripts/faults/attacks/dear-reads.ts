import { buildBrief } from '@copydesk/testing';
import { filled, keepDocument, type Attack } from './attack';

const PAGE = 'Page 1\nThe company believes that its people serve customers in many markets well. Orders rose 14%.\n\n';

/** What costs the api most to read: evidence, ledger and document of 4 MB. */
export const dearReads: Attack = {
  name: 'Evidence, list of claims and document of 4 MB, again and again',
  lanes: 8,
  async prepare({ app, attacker }) {
    const documentId = await keepDocument(attacker, filled(PAGE, 3_900_000));
    const draft = await attacker.post<{ threadId: string }>('/api/generate-email', buildBrief());
    const { threadId } = draft.body;
    await app.query('UPDATE threads SET document_id = $1 WHERE id = $2', [documentId, threadId]);
    const paths = [`threads/${threadId}/evidence`, `threads/${threadId}/versions/1/ledger`, `documents/${documentId}`];
    let turn = 0;
    return () => read(`${attacker.address}/api/${paths[(turn += 1) % paths.length]}`, attacker.cookie);
  },
};

/** Reads an answer without taking it apart, which would cost this process more than the api. */
async function read(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
}
