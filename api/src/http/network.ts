import ipaddr from 'ipaddr.js';

/**
 * What counts as one place on the net: an IPv4 address, whichever way it is written, and of an IPv6 address its /64, since
 * whoever has one of those addresses has them all.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
