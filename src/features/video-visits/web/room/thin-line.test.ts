import { expect, test } from 'vitest';
import { lookAt, watchLine, worstOf } from './thin-line.ts';

const good = { available: 1_000_000, lost: 0 };

test('a line is thin after three bad looks in a row, and one good look begins anew', () => {
  const isThin = watchLine();
  const bad = { available: 90_000, lost: 0 };
  expect([bad, bad, good, bad, bad, bad].map(isThin)).toEqual([false, false, false, false, false, true]);
});

test('a line of which each look finds more is given time; one that stays as thin is not', () => {
  const rising = [66_000, 98_000, 117_000, 152_000, 178_000, 240_000].map((available) => ({ available, lost: 0 }));
  const isThin = watchLine();
  expect(rising.map(isThin)).toEqual([false, false, false, false, false, false]);
  const stuck = [66_000, 98_000, 98_000, 97_000].map((available) => ({ available, lost: 0 }));
  expect(stuck.map(watchLine())).toEqual([false, false, false, true]);
  const lossy = [66_000, 98_000, 117_000].map((available) => ({ available, lost: 0.3 }));
  expect(lossy.map(watchLine())).toEqual([false, false, true]);
});

test('what does not arrive makes it thin, too; what is not known does not', () => {
  const isThin = watchLine();
  const lossy = { available: 2_000_000, lost: 0.3 };
  expect([lossy, lossy, lossy].map(isThin)).toEqual([false, false, true]);
  const unknown = { available: undefined, lost: undefined };
  expect([unknown, unknown, unknown].map(watchLine())).toEqual([false, false, false]);
});

test('of several connections the worst counts, whoever came first', () => {
  const good = { available: 900_000, lost: 0.01 };
  expect(worstOf([good, { available: 90_000, lost: undefined }, { available: undefined, lost: 0.3 }])).toEqual({
    available: 90_000,
    lost: 0.3,
  });
  expect(worstOf([])).toEqual({ available: undefined, lost: undefined });
});

test('a cut is no thin line: while nothing comes in, what browsers guess is not believed', async () => {
  let pair = {};
  const stats = () => [
    ['pair', { type: 'candidate-pair', nominated: true, ...pair }],
    ['video', { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.02 }],
  ];
  const connection = { getStats: async () => new Map(stats() as [string, object][]) } as unknown as RTCPeerConnection;
  const isThin = watchLine();
  const lookOn = async (availableOutgoingBitrate: number, bytesReceived: number) => {
    pair = { availableOutgoingBitrate, bytesReceived };
    const look = await lookAt(connection);
    return [look.available, isThin(look)];
  };
  // without an answer they halve their guess again and again
  expect(await lookOn(200_000, 9000)).toEqual([200_000, false]);
  for (const guess of [160_000, 120_000, 90_000, 60_000]) expect(await lookOn(guess, 9000)).toEqual([undefined, false]);
  expect(await lookOn(60_000, 9500)).toEqual([60_000, false]);
  expect(await lookOn(60_000, 9900)).toEqual([60_000, false]);
  expect(await lookOn(60_000, 10_200)).toEqual([60_000, true]);
});
