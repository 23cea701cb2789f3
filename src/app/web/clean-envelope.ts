import type { Envelope, Transport } from '@sentry/core';

type Fields = Record<string, unknown>;

/** What may leave of each kind of item; other kinds stay here. */
const kept: Record<string, (payload: unknown, template: string) => unknown> = {
  event: (payload, template) => ({ ...picked(payload, [...ofEvent, 'exception']), ...named(payload, template) }),
  transaction: (payload, template) => ({
    ...picked(payload, [...ofEvent, 'type', 'start_timestamp', 'measurements']),
    ...named(payload, template),
    spans: listIn(payload, 'spans').map((span) => picked(span, ofSpan)),
  }),
  replay_event: (payload) => ({ ...picked(payload, ofReplay), urls: [] }),
  replay_recording: (payload, template) => recording(String(payload), template),
};
const ofEvent = ['event_id', 'timestamp', 'platform', 'level', 'sdk'];
const ofSpan = ['span_id', 'parent_span_id', 'trace_id', 'op', 'start_timestamp', 'timestamp', 'status', 'origin'];
const ofReplay = [
  ...ofEvent,
  'type',
  'replay_id',
  'replay_type',
  'replay_start_timestamp',
  'segment_id',
  'error_ids',
  'trace_ids',
];
const ofHeader = ['event_id', 'sent_at', 'sdk'];

/**
 * The envelope without ids of people, addresses, texts and values: templates, kinds, places in our code, timings, and of a recording
 * the shapes of the page. Undefined when nothing of it may leave.
 */
export function cleanEnvelope([header, items]: Envelope, template: string): Envelope | undefined {
  const clean = (items as [Fields, unknown][]).flatMap(([about, payload]) => {
    const keep = kept[String(about['type'])];
    return keep ? [[{ type: about['type'] }, keep(payload, template)]] : [];
  });
  return clean.length > 0 ? ([picked(header, ofHeader), clean] as unknown as Envelope) : undefined;
}

/** Sends of each envelope what may leave, and nothing at all while `mayTell` says no. */
export const cleanTransport = (
  ours: Transport,
  { templateNow, mayTell }: { templateNow: () => string; mayTell: () => boolean },
): Transport => ({
  ...ours,
  async send(envelope) {
    const clean = mayTell() ? cleanEnvelope(envelope, templateNow()) : undefined;
    return clean ? ours.send(clean) : {};
  },
});

function named(payload: unknown, template: string): Fields {
  const { transaction, exception } = fieldsOf(payload);
  const contexts = fieldsOf(fieldsOf(payload)['contexts']);
  return {
    transaction: typeof transaction === 'string' && transaction.startsWith('/') ? transaction : template,
    contexts: {
      trace: picked(contexts['trace'], ofSpan),
      ...(contexts['replay'] ? { replay: contexts['replay'] } : {}),
    },
    ...(exception ? { exception: { values: listIn(exception, 'values').map(cleanException) } } : {}),
  };
}

/** Its kind and its places in our files; a message could hold anything. */
const cleanException = (thrown: unknown) => ({
  ...picked(thrown, ['type']),
  value: '',
  stacktrace: {
    frames: listIn(fieldsOf(thrown)['stacktrace'], 'frames').map((frame) => ({
      ...picked(frame, ['function', 'lineno', 'colno', 'in_app']),
      filename: String(fieldsOf(frame)['filename'] ?? '').replace(/^[a-z]+:\/\/[^/]*|[?#].*$/gi, ''),
    })),
  },
});

// As rrweb numbers its events and its nodes.
const META = 4;
const CUSTOM = 5;
const TEXT_NODE = 3;
const safeAttributes = ['class', 'lang', 'dir', 'role', 'type', 'rel', 'rr_width', 'rr_height', '_cssText'];

/** `{"segment_id":0}`, a line break, the events. */
function recording(text: string, template: string): string {
  const end = text.indexOf('\n');
  const events = (JSON.parse(text.slice(end + 1)) as Fields[])
    .filter(({ type }) => type !== CUSTOM)
    .map((event) =>
      event['type'] === META
        ? { ...event, data: { ...fieldsOf(event['data']), href: template } }
        : { ...event, data: cleanNodes(event['data']) },
    );
  return `${text.slice(0, end)}\n${JSON.stringify(events)}`;
}

/** Names of attributes that say how it looks stay; texts become stars, values and choices go. */
function cleanNodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanNodes);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, inner]) => {
      if (name === 'attributes' && !Array.isArray(inner)) return [[name, picked(inner, safeAttributes)]];
      if (name === 'textContent' && fields['type'] === TEXT_NODE && fields['isStyle'] !== true)
        return [[name, starred(inner)]];
      if (name === 'text' || (name === 'value' && typeof inner === 'string')) return [[name, starred(inner)]];
      if (name === 'isChecked') return [[name, false]];
      return [[name, cleanNodes(inner)]];
    }),
  );
}

const starred = (text: unknown) => String(text ?? '').replace(/\S/g, '*');
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listIn = (value: unknown, name: string): unknown[] => {
  const list = fieldsOf(value)[name];
  return Array.isArray(list) ? list : [];
};
const picked = (value: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(value)).filter(([name]) => names.includes(name)));
