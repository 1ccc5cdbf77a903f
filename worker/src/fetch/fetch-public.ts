import { JobError } from '@copydesk/contracts';
import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, fetch, ProxyAgent, type Response } from 'undici';

/** More came than is read. */
export class TooLarge extends JobError {
  constructor(largestMb: number) {
    super(`It is larger than ${largestMb} MB.`);
  }
}

/** Which addresses may be connected to, of which host. */
export type AddressRule = (address: string, host: string) => boolean;

/** From where something may come, and by which way. */
export interface Guard {
  /** Asked about every address that is connected to. A proxy looks names up itself: there the rule sees bare addresses alone. */
  allows: AddressRule;
  /** Whether other ports than those of the web (80 and 443) may be asked, too. */
  anyPort: boolean;
  /** The sites that may be asked, with all below them; missing: every one. */
  sites?: readonly string[] | null;
  proxy?: URL | null;
}

interface FetchOptions extends Guard {
  headers: Record<string, string>;
  signal: AbortSignal;
  timeLimitMs?: number;
  /** The only origins that may be asked, by redirects, too; left out: all. */
  origins?: readonly string[];
  /** How many MB are read at most, as they are unpacked. */
  largestMb?: number;
  /** Takes what comes piece by piece; `body` stays empty then. */
  take?: (piece: Uint8Array) => Promise<void>;
}

/** What a server of the open internet sent. */
export interface Fetched {
  /** Where it came from, after all redirects. */
  url: string;
  status: number;
  headers: Response['headers'];
  /** Empty where the status tells of an error. */
  body: Buffer;
}

const TIME_LIMIT_MS = 20_000;
const LARGEST_MB = 5;
const MB = 1024 * 1024;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const REFUSED = 'This address leads into a private network, which is not read.';
const NOT_ALLOWED = 'Only pages of the sites that your administrators chose are read.';
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address of the open internet: not one that is private, of this machine, of the local link or reserved,
 * nor an IPv6 address that stands for such a one.
 */
export function isPublicAddress(address: string): boolean {
  // `ipaddr.js` also takes forms (octal, without dots) that others read as another address, and `::8.8.8.8` as `8.8.8.8`.
  if (isIP(address) === 0 || /^::\d+\./.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // What lies outside of 2000::/3 is none of the internet: `::127.0.0.1`, for instance, may reach this machine.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/**
 * Fetches what strangers serve: over http or https, in 20 s and 5 MB at most (as it is unpacked) where nothing else is said,
 * over 3 redirects at most, and from addresses that the rule allows, which is asked about every address before it is connected to.
 * @throws JobError that says what went wrong, in words.
 */
export async function fetchPublic(
  url: string,
  { signal, timeLimitMs = TIME_LIMIT_MS, largestMb = LARGEST_MB, take, ...guarded }: FetchOptions,
): Promise<Fetched> {
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const agent = agentFor(guarded);
  try {
    const options = { ...guarded, agent, signal: AbortSignal.any([signal, timeLimit]) };
    const { response, from } = await follow(url, options);
    const body = response.ok ? await readBody(response, largestMb, take) : Buffer.alloc(0);
    return { url: from, status: response.status, headers: response.headers, body };
  } catch (error) {
    if (signal.aborted) throw error;
    throw timeLimit.aborted ? new JobError(`It was not read within ${timeLimitMs / 1_000} seconds.`) : inWords(error);
  } finally {
    await agent.destroy();
  }
}

function agentFor({ allows, proxy }: Guard): Dispatcher {
  return proxy ? new ProxyAgent(proxy.href) : new Agent({ connect: { lookup: lookupAllowed(allows) } });
}

interface FollowOptions extends Omit<FetchOptions, 'timeLimitMs' | 'largestMb' | 'take'> {
  agent: Dispatcher;
}

async function follow(
  first: string,
  { agent, allows, anyPort, sites, origins, headers, signal }: FollowOptions,
): Promise<{ response: Response; from: string }> {
  let url = new URL(first);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new JobError('It leads to an address that is not http or https.');
    if (origins && !origins.includes(url.origin)) throw new JobError('It leads to another server.');
    if (!anyPort && url.port !== '') throw new JobError('Pages are read on ports 80 and 443 only.');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (sites && !isAmong(sites, host)) throw new JobError(`${NOT_ALLOWED} ${host} is none of them.`);
    // A name is looked up and checked when it is connected to; a bare address is not looked up.
    if (isIP(host) && !allows(host, host)) throw new JobError(REFUSED);
    const response = await fetch(url, { headers, redirect: 'manual', dispatcher: agent, signal });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null) return { response, from: url.href };
    await response.body?.cancel();
    if (!URL.canParse(location, url.href)) throw new JobError('It redirects to something that is not an address.');
    url = new URL(location, url);
  }
  throw new JobError(`It redirects more than ${MOST_REDIRECTS} times.`);
}

/** True for a site of the list and for all below it. */
function isAmong(sites: readonly string[], host: string): boolean {
  return sites.some((site) => host === site || host.endsWith(`.${site}`));
}

/** Looks a name up and refuses it where any of its addresses is refused. */
function lookupAllowed(allows: AddressRule): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allows(address, hostname)))
        return done(new JobError(REFUSED), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
}

async function readBody(response: Response, largestMb: number, take: FetchOptions['take']): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > largestMb * MB) throw new TooLarge(largestMb);
    if (take) await take(piece);
    else pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function inWords(error: unknown): JobError {
  if (error instanceof JobError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof JobError) return cause;
  return new JobError('Its server could not be reached, or stopped answering.', { cause: error });
}
