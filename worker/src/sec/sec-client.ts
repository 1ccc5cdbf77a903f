import type { FileHandle } from 'node:fs/promises';
import type { Config } from '@copydesk/config';
import { EDGAR_OFF, FILING_TOO_LARGE, JobError, SEC_AWAY, SEC_BUSY } from '@copydesk/contracts';
import { fetchPublic, isPublicAddress, TooLarge, type Fetched } from '../fetch/fetch-public';
import type { SecPace } from './sec-pace';

const FILES = 'https://www.sec.gov';
const DATA = 'https://data.sec.gov';
/** Of a filing, and of what a company has said in all of them; other pages are small. */
const LARGEST_MB = 30;
const LARGEST_PAGE_MB = 5;
const TIME_LIMIT_MS = 90_000;
/** How often one call is made where the SEC asks to wait, and how long where it does not say. */
const MOST_TRIES = 4;
const BUSY_MS = 10_000;
/** A wait that is longer is for the queue. */
const LONGEST_WAIT_MS = 30_000;

/** The one way to the SEC: at its pace, under the name of who runs this server, from its hosts or what stands in their place. */
export class SecClient {
  constructor(
    private readonly settings: Config['edgar'],
    private readonly pace: SecPace,
    private readonly proxy: URL | null = null,
  ) {}

  get isOn(): boolean {
    return this.settings.contact !== null;
  }

  /** The answer of a path as JSON; null where there is nothing. */
  async json(path: string, signal: AbortSignal): Promise<unknown> {
    const { status, body } = await this.get(path, { signal });
    return status === 404 ? null : JSON.parse(body.toString('utf8'));
  }

  /** A page as it came. */
  page(path: string, signal: AbortSignal): Promise<Fetched> {
    return this.get(path, { signal, largestMb: LARGEST_PAGE_MB });
  }

  /** Writes what stands at a path into a file, as it comes. False where there is nothing. */
  async save(path: string, file: FileHandle, signal: AbortSignal): Promise<boolean> {
    let size = 0;
    const take = async (piece: Uint8Array) => {
      await file.write(piece, 0, piece.byteLength, size);
      size += piece.byteLength;
    };
    const restart = () => {
      size = 0;
      return file.truncate(0);
    };
    const { status } = await this.get(path, { signal, take, restart });
    return status !== 404;
  }

  /** @throws JobError in words; a wait that the SEC asks for is waited for, by all workers. */
  private async get(path: string, { restart, ...options }: GetOptions): Promise<Fetched> {
    if (!this.isOn) throw new JobError(EDGAR_OFF, { code: 'sec/off' });
    for (let tries = 1; ; tries += 1) {
      await this.pace.turn(options.signal);
      await restart?.();
      const fetched = await this.call(path, options);
      const { status, headers } = fetched;
      if ((status >= 200 && status < 300) || status === 404) return fetched;
      if (status !== 429 && status !== 403) throw new JobError(SEC_AWAY, { code: 'sec/away', retry: 'later' });
      const waitMs = waitOf(headers.get('retry-after'));
      await this.pace.pause(waitMs);
      if (tries < MOST_TRIES && waitMs <= LONGEST_WAIT_MS) continue;
      throw new JobError(SEC_BUSY, { code: 'sec/busy', retry: 'later', retryAfterMs: waitMs });
    }
  }

  private async call(path: string, options: Omit<GetOptions, 'restart'>): Promise<Fetched> {
    const { contact, baseUrl } = this.settings;
    const url = (baseUrl?.href.replace(/\/$/, '') ?? hostOf(path)) + path;
    try {
      return await fetchPublic(url, {
        largestMb: LARGEST_MB,
        ...options,
        headers: { 'user-agent': `Copydesk ${contact}`, 'accept-encoding': 'gzip, deflate' },
        origins: baseUrl ? [baseUrl.origin] : [FILES, DATA],
        anyPort: baseUrl !== null,
        proxy: baseUrl ? null : this.proxy,
        // Who runs this server names it.
        allows: (address, name) => name === baseUrl?.hostname.replace(/^\[|\]$/g, '') || isPublicAddress(address),
        timeLimitMs: TIME_LIMIT_MS,
      });
    } catch (error) {
      if (options.signal.aborted) throw error;
      if (error instanceof TooLarge) {
        const says = options.take ? FILING_TOO_LARGE : error.message;
        throw new JobError(says, { code: 'page/unreadable', cause: error });
      }
      throw new JobError(SEC_AWAY, { code: 'sec/away', retry: 'later', cause: error });
    }
  }
}

interface GetOptions {
  signal: AbortSignal;
  largestMb?: number;
  take?: (piece: Uint8Array) => Promise<void>;
  /** Empties what was taken, before another try. */
  restart?: () => Promise<void>;
}

const hostOf = (path: string): string => (/^\/(?:submissions|api)\//.test(path) ? DATA : FILES);

/** Seconds, or a date. */
function waitOf(said: string | null): number {
  const seconds = said === null ? Number.NaN : Number(said);
  const ms = Number.isNaN(seconds) ? Date.parse(said ?? '') - Date.now() : seconds * 1_000;
  return Number.isNaN(ms) ? BUSY_MS : Math.max(ms, 100);
}
