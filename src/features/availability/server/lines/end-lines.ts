import type { Context } from '#server/http/handlers.ts';
import { letGo } from './leave-line.ts';
import { dropProvider, linesAt, lockLine, writeLine } from './line-store.ts';
import { standsInLine } from './standing-store.ts';
import { tellLine } from './tell-line.ts';

/** Ends the lines of a provider that is given up, and tells whoever stands in them; who waits with others, too, waits on there, and what was held for them is held no more. In the caller's transaction. */
export async function endLinesOf(context: Context, providerId: string): Promise<void> {
  const { db, now, lineKinds } = context;
  for (const { id, providerName } of await linesAt(db, providerId)) {
    const line = await lockLine(db, { id, now });
    if (!line || !standsInLine(line)) continue;
    const waitsOn = await dropProvider(db, { id, providerId });
    if (!waitsOn) await writeLine(db, id, { state: 'over', now });
    if (line.slot_at && line.provider_id === providerId) {
      await letGo(db, line);
      if (waitsOn) await writeLine(db, id, { state: 'waiting', slotAt: null, now });
    }
    await tellLine(
      context,
      { ...line, provider_name: providerName },
      { what: 'givenUp', address: lineKinds[line.service]?.others ?? '/' },
    );
  }
}
