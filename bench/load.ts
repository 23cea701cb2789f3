import autocannon from 'autocannon';

/** One request of the load: a path with what goes along. */
export type LoadRequest = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
export type Target = { address: string; next: () => LoadRequest };
/** Answers a second, and the milliseconds within which 99 of 100 answers had arrived in whole. */
export type Measurement = { rate: number; p99: number };
export type Effort = { clients: number; seconds: number; rounds: number };

/** Ours and the floor in turns, so that both meet the same weather. A first round warms up; of the others the best counts, for whatever disturbs only slows. */
export async function inTurns<Name extends string>(
  targets: Record<Name, Target>,
  { clients, seconds, rounds }: Effort,
): Promise<Record<Name, Measurement>> {
  const best = new Map<string, Measurement>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, target] of Object.entries<Target>(targets)) {
      const measured = await load(target, { clients, seconds: round === 0 ? 2 : seconds });
      if (round > 0 && measured.rate > (best.get(name)?.rate ?? 0)) best.set(name, measured);
    }
  }
  return Object.fromEntries(best) as Record<Name, Measurement>; // Object.entries forgot the names
}

async function load({ address, next }: Target, { clients, seconds }: Omit<Effort, 'rounds'>): Promise<Measurement> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: address,
    connections: clients,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, method: 'GET', body: '', ...next() }) }],
  });
  if (non2xx + errors > 0)
    throw new Error(`${non2xx} answers of ${address}${next().path} were refusals, ${errors} were none.`);
  return { rate: requests.average, p99: latency.p99 };
}

/** The items one after the other, for ever. */
export function inCircle<Item>(items: readonly Item[]): () => Item {
  let index = 0;
  return () => {
    const item = items[index % items.length];
    index += 1;
    if (item === undefined) throw new Error('There is nothing to ask for.');
    return item;
  };
}
