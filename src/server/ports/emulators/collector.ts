import { openHttpService, type HttpService } from './http-service.ts';

type CollectedEvent = { id: string; kind: string; name: string; route: string; facts: object; at: string };
type Collector = HttpService & { collected: CollectedEvent[] };

/** An HTTP collector of analytics entries that counts an id once. */
export async function openCollectorEmulator(): Promise<Collector> {
  const collected: CollectedEvent[] = [];
  const service = await openHttpService(({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/collect' || headers['content-type'] !== 'application/json')
      return { status: 400 };
    const { entries }: { entries: CollectedEvent[] } = JSON.parse(body.toString());
    for (const entry of entries) if (!collected.some(({ id }) => id === entry.id)) collected.push(entry);
    return { status: 202 };
  });
  return { ...service, collected };
}
