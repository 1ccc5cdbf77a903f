import type { TestApp, TestClient } from '@copydesk/testing';

/** What an attack is given: a product with the limits of `.env.example`, and a user who means it harm. */
interface AttackStage {
  app: TestApp;
  attacker: TestClient;
}

/** One step of an attack, which is repeated until its time is over. */
export type Step = () => Promise<unknown>;

/** What one user may try, as fast as the limits allow, to keep others from their work. An entry of `ATTACKS`. */
export interface Attack {
  name: string;
  /** What the processes of the product are told besides. */
  env?: () => Promise<Record<string, string>>;
  /** How many steps are under way at a time. */
  lanes: number;
  /** Makes what the steps need. */
  prepare(stage: AttackStage): Promise<Step>;
  /** What it did to others beside what is measured; null where there is nothing. */
  damage?(): string | null;
  close?(): Promise<void>;
}

/** A text of so many characters. */
export const filled = (piece: string, characters: number) =>
  piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);

/** Keeps a document of the attacker, and returns its id. */
export async function keepDocument(attacker: TestClient, text: string): Promise<string> {
  const { status, body } = await attacker.post<{ documentId: string }>('/api/documents', { name: 'a.txt', text });
  if (status !== 200) throw new Error(`the document was answered ${status}: ${JSON.stringify(body)}`);
  return body.documentId;
}
