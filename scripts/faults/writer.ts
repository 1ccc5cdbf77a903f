import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobAccepted, JobSnapshot } from '@copydesk/contracts';
import { buildBrief, buildCampaign, eventually, type Answer, type TestClient } from '@copydesk/testing';
import { io } from 'socket.io-client';
import type { Dice } from './dice';
import type { HandedIn, Journal } from './journal';
import { orderName } from './played-model';
import { Reader, type LiveSocket } from './reader';

/** How long a writer waits at most for anything. Longer is a complaint, in milliseconds. */
const PATIENCE_MS = 150_000;
const ANSWER_MS = 45_000;

/** A user at work: hands drafts in, reads them while they are written, changes, reviews and stops some. */
export class Writer {
  /** The order that it handed in last. */
  lastOrder = '';
  private orders = 0;
  private readonly socket: LiveSocket;

  private constructor(
    private readonly number: number,
    private readonly userId: number,
    private readonly client: TestClient,
    private readonly journal: Journal,
    private readonly dice: Dice,
  ) {
    this.socket = io(client.address, {
      transports: ['websocket'],
      extraHeaders: { cookie: client.cookie },
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
      forceNew: true,
    });
  }

  static async signUp(number: number, client: TestClient, journal: Journal, dice: Dice): Promise<Writer> {
    // On a machine with much to do the first ones may be asked to come back.
    const { id } = await eventually(() => client.register().catch(() => null), PATIENCE_MS);
    return new Writer(number, id, client, journal, dice);
  }

  close(): void {
    this.socket.disconnect();
  }

  /** One draft after the other, and what is done with it, for as long as it is wanted. */
  async work(isWanted: () => boolean): Promise<void> {
    while (isWanted()) {
      if (this.dice.chance(0.1)) await this.writeCampaign();
      else await this.writeDraft(isWanted);
      await sleep(this.dice.between(50, 500));
    }
  }

  /** Has one draft written. `poison` is one whose worker is killed for it. */
  async writeOne({ poison = false } = {}): Promise<JobSnapshot | null> {
    return this.read(await this.generate(this.newOrder(), poison));
  }

  private async writeDraft(isWanted: () => boolean): Promise<void> {
    const order = this.newOrder();
    const draft = await this.readOrStop(await this.generate(order));
    if (draft?.status !== 'completed' || !draft.threadId || !isWanted()) return;
    const { threadId } = draft;
    const messageId = draft.result && 'messageId' in draft.result ? draft.result.messageId : null;
    if (messageId && this.dice.chance(0.3)) {
      await this.read(await this.handIn('review', order, '/api/rodchief-review', { threadId, messageId }));
    }
    if (!this.dice.chance(0.5)) return;
    const next = this.newOrder();
    const change = { message: `Write it anew for ${next}.`, threadId };
    await this.readOrStop(await this.handIn('refine', next, '/api/chat', change));
  }

  private generate(order: string, poison = false): Promise<string | null> {
    const brief = buildBrief({ additionalContext: `This is ${order}.` });
    return this.handIn('generate', order, '/api/generate-email', brief, poison);
  }

  private async writeCampaign(): Promise<void> {
    const order = this.newOrder();
    const brief = buildCampaign({ campaignContext: { productName: `The letter ${order}` } });
    await this.readOrStop(await this.handIn('campaign', order, '/api/generate-campaign', brief));
  }

  private newOrder(): string {
    this.lastOrder = orderName(this.number, this.orders++);
    return this.lastOrder;
  }

  /** Hands in until it is taken, some of it by a double click. Null where it is refused. */
  private async handIn(
    kind: HandedIn['kind'],
    order: string,
    path: string,
    asked: object,
    poison = false,
  ): Promise<string | null> {
    const handed: HandedIn = { order, kind, userId: this.userId, key: randomUUID(), jobIds: [], poison };
    this.journal.handedIn.push(handed);
    const body = JSON.stringify(asked);
    const click = () => this.post<JobAccepted>(path, body, { prefer: 'respond-async', 'idempotency-key': handed.key });
    const clicks = await Promise.all(this.dice.chance(0.3) ? [click(), click()] : [click()]);
    for (const answer of clicks) {
      if (answer?.status === 202) handed.jobIds.push(answer.body.jobId);
      else this.journal.complaints.push(`${path} of ${order} was answered ${JSON.stringify(answer?.body ?? 'never')}`);
    }
    return handed.jobIds[0] ?? null;
  }

  /** Reads a job to its end, and stops some on the way. */
  private async readOrStop(jobId: string | null): Promise<JobSnapshot | null> {
    const stopping = jobId && this.dice.chance(0.15) ? this.stopSoon(jobId) : null;
    const end = await this.read(jobId);
    await stopping;
    return end;
  }

  /** Reads a job to its end. */
  private async read(jobId: string | null): Promise<JobSnapshot | null> {
    if (!jobId) return null;
    const reader = new Reader(jobId, this.socket, () => this.getJob(jobId));
    this.journal.readers.push(reader);
    try {
      return await eventually(() => reader.end, PATIENCE_MS);
    } catch {
      this.journal.complaints.push(`the end of job ${jobId} was never heard of`);
      return null;
    } finally {
      reader.close();
    }
  }

  private async stopSoon(jobId: string): Promise<void> {
    await sleep(this.dice.between(100, 2_000));
    const answer = await this.post<JobSnapshot>(`/api/jobs/${jobId}/cancel`, '{}', {});
    if (answer?.status === 200) this.journal.stops.push({ jobId, at: Date.now(), status: answer.body.status });
    else this.journal.complaints.push(`the stop of ${jobId} was answered ${answer?.status ?? 'never'}`);
  }

  private async getJob(jobId: string): Promise<JobSnapshot> {
    const answer = await this.call<JobSnapshot>('GET', `/api/jobs/${jobId}`, undefined, {});
    if (answer?.status !== 200) throw new Error(`the job was answered ${answer?.status ?? 'never'}`);
    return answer.body;
  }

  /** The same request again and again while the api is away or has too much to do. */
  private async post<T>(path: string, body: string, headers: Record<string, string>): Promise<Answer<T> | null> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (Date.now() < giveUpAt) {
      const answer = await this.call<T>('POST', path, body, headers);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await sleep(500);
    }
    return null;
  }

  private async call<T>(method: string, path: string, body: string | undefined, headers: Record<string, string>) {
    const at = Date.now();
    const noted = { call: `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`, status: 0, at, tookMs: 0 };
    try {
      const answer = await this.client.send<T>(method, path, body, headers, AbortSignal.timeout(ANSWER_MS));
      noted.status = answer.status;
      return answer;
    } catch {
      return null;
    } finally {
      noted.tookMs = Date.now() - at;
      this.journal.answers.push(noted);
    }
  }
}
