import ipaddr from 'ipaddr.js';

/**
 * True for an address of the open internet: not one that is private, of this machine, of the local link or reserved,
 * nor an IPv6 address that stands for such a one.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
