import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, self } from './call.ts';
import { sendOver } from './client.ts';
import type { BaseAddresses } from './services.ts';

const own = call({
  service: 'common',
  method: 'GET',
  path: '/own',
  access: self(),
  summary: 'Something private',
  reply: z.object({ data: z.string() }),
});

/** A server that knows the token 'new' alone; `meanwhile` happens while it answers for the first time. */
function aDevice(token: string, { meanwhile = () => {} } = {}) {
  const device = { token };
  const asked: (string | null)[] = [];
  const renew = vi.fn(async () => {
    device.token = 'new';
    return true;
  });
  const send = sendOver({
    bases: { common: '' } as BaseAddresses,
    headers: () => (device.token ? { 'x-token': device.token } : ({} as Record<string, string>)),
    fetch: async (_, init) => {
      const sent = new Headers(init?.headers).get('x-token');
      asked.push(sent);
      if (asked.length === 1) meanwhile();
      return sent === 'new'
        ? new Response('{"data":"mine"}')
        : new Response('{"code":"session_expired"}', { status: 401 });
    },
    renew,
  });
  return { device, asked, renew, send };
}

describe('a private call that is refused', () => {
  test('is sent again with a renewed session', async () => {
    const { asked, renew, send } = aDevice('old');
    expect(await send(own, {})).toEqual({ data: 'mine' });
    expect(asked).toEqual(['old', 'new']);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is sent again as it is when somebody logged in meanwhile', async () => {
    const { device, asked, renew, send } = aDevice('', {
      meanwhile: () => {
        device.token = 'new';
      },
    });
    expect(await send(own, {})).toEqual({ data: 'mine' });
    expect(asked).toEqual([null, 'new']);
    expect(renew).not.toHaveBeenCalled();
  });
});

test('a call that outlives its page says so to the browser, others do not', async () => {
  const kept: (boolean | undefined)[] = [];
  const send = sendOver({
    bases: { common: '' } as BaseAddresses,
    headers: () => ({}),
    fetch: async (_, init) => {
      kept.push(init?.keepalive);
      return new Response('{"data":"mine"}');
    },
  });
  await send(own, {}, { outlivesPage: true });
  await send(own, {});
  expect(kept).toEqual([true, undefined]);
});
