import { createHash } from 'node:crypto';
import net from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** A hash of the address that asks, of an IPv6 one its network: what budgets belong to. For counting, never for logs. */
export const clientOf = ({ ip }: FastifyRequest): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22);

/**
 * What limits count of an address: of IPv6 the /64, because whoever has one address there has all of them; an IPv4 address as it is,
 * also when it comes written as an IPv6 one (`::ffff:192.0.2.1`).
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!net.isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The parser of addresses writes the last two groups as hexadecimal, too.
  const [, canonical = ''] = /^\[(.*)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  const [before = [], after = []] = canonical
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}
