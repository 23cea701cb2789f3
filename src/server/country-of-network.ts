import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import { Reader } from 'mmdb-lib';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from './http/client-network.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Finds the country of an address in a table of networks, as a code of ISO 3166, without asking anybody. The first address that may
 * have one has the table read. Null for private and reserved addresses, and where the table has none or cannot be read.
 */
export function countriesIn(table: string): (address: string, log: Log) => Promise<string | null> {
  let reader: Promise<Reader<never>> | undefined;
  return async (address, log) => {
    const network = networkOf(address).replace('/64', '');
    if (!isPublic(network)) return null;
    try {
      reader ??= readTable(table);
      const row = Row.safeParse((await reader).get(network));
      return row.success ? row.data.country_code : null;
    } catch (error) {
      // Nobody is kept from logging in because it is not known where they are.
      log.error(error, 'the table of networks by country cannot be read');
      return null;
    }
  };
}

/** The country of an address by the table that is installed with us: an estimate, because networks are used elsewhere, too. */
export const countryOf = countriesIn('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

const Row = z.object({ country_code: z.string().check(z.regex(/^[A-Z]{2}$/)) });

const readTable = async (table: string): Promise<Reader<never>> =>
  new Reader(await readFile(createRequire(import.meta.url).resolve(table)));

/**
 * What belongs to no network of the world (RFC 6890 and what was added to it): the table names a country for some of it. By family,
 * because a list takes an IPv4 address for the IPv6 one that it can be written as.
 */
const reserved = {
  ipv4: listOf('ipv4', [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ]),
  ipv6: listOf('ipv6', [
    ['::', 3],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['4000::', 2],
    ['8000::', 1],
  ]),
};

function listOf(family: net.IPVersion, subnets: [prefix: string, bits: number][]): net.BlockList {
  const list = new net.BlockList();
  for (const [prefix, bits] of subnets) list.addSubnet(prefix, bits, family);
  return list;
}

function isPublic(address: string): boolean {
  const family = net.isIPv6(address) ? 'ipv6' : 'ipv4';
  return net.isIP(address) !== 0 && !reserved[family].check(address, family);
}
