import { describe, expect, test } from 'vitest';
import type { Access } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import { allCalls } from './all-calls.ts';
import { specifiedCalls } from './specified-calls.ts';

const present = allCalls.map(
  ([, { service, method, path, access }]) =>
    `${service.toLowerCase()} ${method} ${path.replace(/:\w+/g, '{}')} ${access.rule}`,
);

describe('the table of calls', () => {
  test('is the one that was looked at', async () => {
    const lines = allCalls.map(
      ([, call]) => `${call.method} ${services[call.service]}${call.path} ${accessOf(call.access)}`,
    );
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('calls.snapshot.txt');
  });

  test('is held against the 91 calls of the specification', () => {
    expect(new Set(specifiedCalls.all).size).toBe(91);
  });

  test.each(specifiedCalls.open)('has %s', (line) => {
    expect(present).toContain(line);
  });

  test('agrees with the specification on who may call what', () => {
    const callOf = (line: string) => line.slice(0, line.lastIndexOf(' '));
    const named = new Set(specifiedCalls.all.map(callOf));
    expect(specifiedCalls.all).toEqual(expect.arrayContaining(present.filter((line) => named.has(callOf(line)))));
  });

  test.each(Object.entries(specifiedCalls.waiting))('lacks calls of %s, or else it would be open', (_, lines) => {
    expect(lines.filter((line) => !present.includes(line))).not.toEqual([]);
  });
});

const accessOf = (access: Access) =>
  `${access.rule}${'owner' in access ? `(${access.owner})` : 'scope' in access ? `(${access.scope})` : 'right' in access ? `(${access.right})` : ''}`;
