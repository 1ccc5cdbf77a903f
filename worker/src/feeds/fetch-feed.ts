import { JobError } from '@copydesk/contracts';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';

/** Which addresses may be connected to. */
export type AddressRule = (address: string) => boolean;

/** A feed, and what its server said of it the last time. */
export interface KnownFeed {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

/** A feed as its server sent it; `text` is null where nothing has changed since. */
export interface FetchedFeed {
  text: string | null;
  etag: string | null;
  lastModified: string | null;
}

const TIME_LIMIT_MS = 20_000;
const LARGEST = 5 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const REFUSED = 'This address leads into a private network, which is not read.';

/**
 * Fetches a feed: over http or https, in 20 s and 5 MB at most (as it is unpacked), over 3 redirects at most, and from
 * addresses that the rule allows, which is asked about every address before it is connected to.
 * @throws JobError that says what went wrong, in words.
 */
export async function fetchFeed(
  feed: KnownFeed,
  allows: AddressRule,
  signal: AbortSignal,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<FetchedFeed> {
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const agent = new Agent({ connect: { lookup: lookupAllowed(allows) } });
  try {
    const response = await follow(feed, { agent, allows, signal: AbortSignal.any([signal, timeLimit]) });
    const { headers, status } = response;
    const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
    if (status === 304) return { text: null, etag: etag ?? feed.etag, lastModified: lastModified ?? feed.lastModified };
    if (!response.ok) throw new JobError(`Its server answered with an error (${status}).`);
    return { text: await readText(response), etag, lastModified };
  } catch (error) {
    if (signal.aborted) throw error;
    throw timeLimit.aborted ? new JobError('It was not read within 20 seconds.') : inWords(error);
  } finally {
    await agent.destroy();
  }
}

async function follow(
  feed: KnownFeed,
  { agent, allows, signal }: { agent: Agent; allows: AddressRule; signal: AbortSignal },
): Promise<Response> {
  let url = new URL(feed.url);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new JobError('It leads to an address that is not http or https.');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A name is looked up and checked when it is connected to; a bare address is not looked up.
    if (isIP(host) && !allows(host)) throw new JobError(REFUSED);
    const response = await fetch(url, { headers: headersFor(feed), redirect: 'manual', dispatcher: agent, signal });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, url.href)) throw new JobError('It redirects to something that is not an address.');
    url = new URL(location, url);
  }
  throw new JobError(`It redirects more than ${MOST_REDIRECTS} times.`);
}

function headersFor({ etag, lastModified }: KnownFeed): Record<string, string> {
  return {
    accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1',
    'user-agent': 'Copydesk (news feeds)',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

/** Looks a name up and refuses it where any of its addresses is refused. */
function lookupAllowed(allows: AddressRule): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allows(address))) return done(new JobError(REFUSED), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
}

async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > LARGEST) throw new JobError('It is larger than 5 MB.');
    pieces.push(piece);
  }
  return decode(Buffer.concat(pieces), response.headers.get('content-type') ?? '');
}

/** Reads bytes in the encoding that the server or the document itself names, else as UTF-8. */
function decode(bytes: Buffer, contentType: string): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function inWords(error: unknown): JobError {
  if (error instanceof JobError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof JobError) return cause;
  return new JobError('Its server could not be reached, or stopped answering.', { cause: error });
}
