import type { Registry } from 'prom-client';
import { countBroken, lastRoundAt } from '#features/circle/server/trail-check/trail-check-store.ts';
import type { Db } from '#server/db/db.ts';
import { showFigure } from '#server/http/metrics.ts';

/** What an operator has to know of the daily check of the audit trails: whether it finds something, and whether it is done. */
export function showTrailCheck(registry: Registry, { db, now }: { db: Db; now: () => Date }): void {
  showFigure(registry, {
    name: 'audit_trails_broken',
    help: 'Audit trails that do not follow from themselves and are not settled.',
    read: () => countBroken(db),
  });
  showFigure(registry, {
    name: 'audit_trails_check_age_seconds',
    help: 'How long ago the last check of all audit trails ended.',
    read: async () => {
      const endedAt = await lastRoundAt(db);
      return endedAt ? (now().getTime() - endedAt.getTime()) / 1000 : undefined;
    },
  });
}
