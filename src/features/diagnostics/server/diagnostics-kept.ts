import { discardFilesOn, leaveFilesBut } from '#features/uploads/server/own-files-store.ts';
import type { Keeping } from '#server/keeping.ts';
import { REPORT_FILE } from '../report.ts';
import { ordersOf, releasedOrdersOf } from './orders/order-store.ts';

/** What was tested and found is the person's, whoever measured it. */
export const diagnosticsKept: Keeping = {
  name: 'diagnostics',
  tables: [
    {
      table: 'lab_values',
      of: [{ table: 'lab_orders', column: 'booking_id' }],
      copy: ['analyte', 'value', 'unit', 'low', 'high', 'critical_low', 'critical_high'],
      end: 'erased',
    },
    {
      table: 'lab_orders',
      people: ['person_id'],
      heldUntil: 'released_at',
      copy: ['stage', 'remark', 'collected_at', 'in_lab_at', 'reported_at', 'released_at', 'corrected_at'],
      end: 'erased',
    },
  ],
  reads: async (db, { people }, now) => ({ kind: REPORT_FILE, things: await releasedOrdersOf(db, people, now) }),
  async erase({ db, now }, { userId, people }) {
    const things = await ordersOf(db, people);
    await discardFilesOn(db, { kind: REPORT_FILE, things, now });
    await leaveFilesBut(db, { userId, kind: REPORT_FILE, things });
  },
};
