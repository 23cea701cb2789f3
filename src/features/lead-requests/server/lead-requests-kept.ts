import type { Keeping } from '#server/keeping.ts';
import { withdrawAll } from './withdraw-lead.ts';

export const leadRequestsKept: Keeping = {
  name: 'leadRequests',
  tables: [
    {
      table: 'lead_requests',
      account: ['user_id'],
      people: ['person_id'],
      copiesOwn: true,
      copy: [
        'id',
        'status',
        'need',
        'starts',
        'note',
        'contact_name',
        'phone',
        'email',
        'consent_words',
        'consented_at',
        'withdrawn_at',
      ],
      end: 'erased',
    },
    {
      table: 'lead_holders',
      of: [{ table: 'lead_requests', column: 'lead_id' }],
      copy: ['holder', 'since', 'acknowledged_at'],
      end: 'along',
    },
    {
      table: 'lead_events',
      of: [{ table: 'lead_requests', column: 'lead_id' }],
      names: ['user_id'],
      copy: ['what', 'holder', 'at', 'answer'],
      end: 'along',
    },
  ],
  leave: withdrawAll,
};
