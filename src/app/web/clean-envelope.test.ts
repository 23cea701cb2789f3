import type { Envelope } from '@sentry/core';
import { expect, test } from 'vitest';
import { cleanEnvelope, cleanTransport } from './clean-envelope.ts';

const secret = 'Rosa has dementia';
const envelope = (type: string, payload: unknown) =>
  [{ event_id: '1', trace: { transaction: secret } }, [[{ type, length: 7 }, payload]]] as unknown as Envelope;
const cleaned = (type: string, payload: unknown) => {
  const clean = cleanEnvelope(envelope(type, payload), '/care/daycaredetails/:pathParam?');
  expect(JSON.stringify(clean) ?? '').not.toContain('Rosa');
  return clean?.[1][0]?.[1] as unknown;
};

test('an error keeps its kind and its places', () => {
  const frame = {
    filename: 'https://lado.example/assets/a.js?Rosa',
    function: 'book',
    lineno: 3,
    vars: { name: secret },
  };
  const thrown = { type: 'TypeError', value: secret, stacktrace: { frames: [frame] } };
  expect(
    cleaned('event', {
      exception: { values: [thrown] },
      message: secret,
      request: { url: secret },
      user: { id: secret },
    }),
  ).toEqual({
    transaction: '/care/daycaredetails/:pathParam?',
    contexts: { trace: {} },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '',
          stacktrace: { frames: [{ filename: '/assets/a.js', function: 'book', lineno: 3 }] },
        },
      ],
    },
  });
});

test('a trace keeps kinds and timings', () => {
  const span = {
    span_id: '2',
    op: 'http.client',
    timestamp: 5,
    description: `GET /x?q=${secret}`,
    data: { url: secret },
  };
  expect(
    cleaned('transaction', { type: 'transaction', transaction: '/dashboard', spans: [span], tags: { a: secret } }),
  ).toEqual({
    type: 'transaction',
    transaction: '/dashboard',
    contexts: { trace: {} },
    spans: [{ span_id: '2', op: 'http.client', timestamp: 5 }],
  });
});

test('a recording keeps shapes: no text, no address, no value, no choice', () => {
  const events = [
    { type: 4, data: { href: `https://lado.example/care?place=${secret}`, width: 390 } },
    { type: 5, data: { tag: 'breadcrumb', payload: { message: secret } } },
    {
      type: 2,
      data: {
        node: {
          type: 2,
          tagName: 'a',
          attributes: { class: 'link', href: `/x/${secret}`, 'aria-label': secret, alt: secret },
          childNodes: [{ type: 3, textContent: 'Rosa' }],
        },
      },
    },
    { type: 3, data: { source: 5, text: secret, isChecked: true } },
    {
      type: 3,
      data: { source: 0, texts: [{ id: 1, value: 'Rosa' }], attributes: [{ id: 2, attributes: { title: secret } }] },
    },
  ];
  const [header, lines] = String(cleaned('replay_recording', `{"segment_id":0}\n${JSON.stringify(events)}`)).split(
    '\n',
  );
  expect(header).toBe('{"segment_id":0}');
  expect(JSON.parse(lines ?? '')).toEqual([
    { type: 4, data: { href: '/care/daycaredetails/:pathParam?', width: 390 } },
    {
      type: 2,
      data: {
        node: { type: 2, tagName: 'a', attributes: { class: 'link' }, childNodes: [{ type: 3, textContent: '****' }] },
      },
    },
    { type: 3, data: { source: 5, text: '**** *** ********', isChecked: false } },
    { type: 3, data: { source: 0, texts: [{ id: 1, value: '****' }], attributes: [{ id: 2, attributes: {} }] } },
  ]);
});

test('what nobody has looked at stays here', () => {
  expect(cleaned('attachment', secret)).toBeUndefined();
  expect(cleaned('session', { did: secret })).toBeUndefined();
});

test('nothing leaves while whoever is there does not want it, be it an error, a trace or a recording', async () => {
  const left: unknown[] = [];
  let mayTell = false;
  const ours = {
    send: async (sent: Envelope) => {
      left.push(sent[1][0]?.[0]);
      return {};
    },
    flush: async () => true,
  };
  const transport = cleanTransport(ours, { templateNow: () => '/dashboard', mayTell: () => mayTell });
  const sendAll = async () => {
    for (const type of ['event', 'transaction', 'replay_event']) await transport.send(envelope(type, {}));
  };
  await sendAll();
  expect(left).toEqual([]);
  mayTell = true;
  await sendAll();
  expect(left).toEqual([{ type: 'event' }, { type: 'transaction' }, { type: 'replay_event' }]);
});
