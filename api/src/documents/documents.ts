import { Injectable, NotFoundException } from '@nestjs/common';
import { DOCUMENT_NOT_FOUND, type DocumentContentResponse, type KeepDocumentRequest } from '@copydesk/contracts';
import { Database, packStructure, type Document, type Stores, type User } from '@copydesk/database';
import { Storage } from '../account/storage';
import { readSentStructure } from './sent-structure';
import { isUuid } from '../http/is-uuid';
import { Limits, type Caller } from '../http/limits';

@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly limits: Limits,
  ) {}

  /**
   * Keeps a document for its user.
   * @throws ConflictException where there is no room for it; BadRequestException for a structure that no reader makes.
   */
  async keep({ name, text, structure: sent }: KeepDocumentRequest, user: User): Promise<Document> {
    const structure = sent == null ? null : await packStructure(readSentStructure(sent, text));
    return this.database.transaction(async (stores) => {
      const kept = await stores.documents.readerOf(user.id, text);
      const isNewer = structure !== null && structure.reader > (kept ?? 0);
      const added = [kept === null ? text : null, isNewer ? structure.bytes : null];
      if (added.some((part) => part !== null)) await this.storage.makeRoom(stores, user.id, ...added);
      return stores.documents.keep({ userId: user.id, name: name.trim(), text, origin: null, structure });
    });
  }

  /** @throws NotFoundException where there is no such document of this user. */
  async find(id: string, user: User): Promise<Document> {
    const found = isUuid(id) ? await this.database.documents.findOwned(id, user.id) : null;
    if (!found) throw new NotFoundException(DOCUMENT_NOT_FOUND);
    return found;
  }

  /**
   * The document with all that is in it, counted as the calls that it costs.
   * @throws NotFoundException where there is no such document of this user; Busy (429)
   */
  async read(id: string, user: User, caller: Caller): Promise<Document & { text: string }> {
    const found = await this.find(id, user);
    await this.limits.takeForText(caller, found.characters);
    const whole = await this.database.documents.whole(found.id);
    if (!whole) throw new NotFoundException(DOCUMENT_NOT_FOUND);
    return { ...found, ...whole };
  }

  /**
   * The same with what the readers found in it.
   * @throws NotFoundException where there is no such document of this user; Busy (429)
   */
  async content(id: string, user: User, caller: Caller): Promise<DocumentContentResponse> {
    const { text } = await this.read(id, user, caller);
    const structure = await this.database.documents.structure(id);
    return { text, structure: structure?.json ?? null };
  }
}

/**
 * The document that a job is to read, if it names one: it is used now, and stays until the transaction ends.
 * @throws NotFoundException where there is no such document of this user.
 */
export async function useDocument(
  { documents }: Stores,
  id: string | null | undefined,
  user: Pick<User, 'id'>,
): Promise<Document | null> {
  if (id == null) return null;
  const document = await documents.use(id, user.id);
  if (!document) throw new NotFoundException(DOCUMENT_NOT_FOUND);
  return document;
}
