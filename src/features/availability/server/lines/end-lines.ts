import type { Context } from '#server/http/handlers.ts';
import { letGo } from './leave-line.ts';
import { linesAt, lockLine, writeLine } from './line-store.ts';
import { standsInLine } from './standing-store.ts';
import { tellLine } from './tell-line.ts';

/** Ends the lines of a provider that is given up, and tells whoever stands in them; what was held for them is held no more. In the caller's transaction. */
export async function endLinesOf(context: Context, providerId: string): Promise<void> {
  const { db, now, lineKinds } = context;
  for (const id of await linesAt(db, providerId)) {
    const line = await lockLine(db, { id, now });
    if (!line || !standsInLine(line)) continue;
    await writeLine(db, id, { state: 'over', now });
    await letGo(db, line);
    await tellLine(context, line, { what: 'givenUp', address: lineKinds[line.service]?.others ?? '/' });
  }
}
