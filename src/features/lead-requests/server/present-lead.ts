import type { Holder, LeadRequest, ReceivedLead } from '../lead-request.ts';
import type { PackedEntry, PackedHolder, ReceivedRow, SentRow } from './lead-store.ts';

const instant = (packed: string) => new Date(packed).toISOString();

type Row = Omit<SentRow, 'may_act'>;

/** `tells`: whether the reader may read what was said. */
const common = (row: Row, tells: boolean) => ({
  _id: row.id,
  status: row.status,
  need: row.need,
  starts: row.starts,
  createdAt: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  visitOn: row.visit_on,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  ledger: (row.ledger ?? []).map(([what, holder, at, answer]: PackedEntry) => ({
    what,
    by: holder ?? ('you' as const),
    at: instant(at),
    answer: tells ? answer : null,
  })),
  holders: (row.holding ?? []).map(([holder, since, acknowledgedAt]: PackedHolder) => ({
    holder,
    since: instant(since),
    acknowledgedAt: acknowledgedAt && instant(acknowledgedAt),
  })),
});

export const presentSent = (row: SentRow, userId: string): LeadRequest => ({
  ...common(row, row.may_act),
  providerId: row.provider_id,
  providerName: row.provider_name,
  providerKind: row.provider_kind,
  providerPlace: `${row.city}, ${row.state}`,
  personName: row.may_act ? `${row.first_name} ${row.last_name}` : null,
  isForSelf: row.person_user_id === userId,
  contactBy: row.contact_by,
  phone: row.phone,
  email: row.email,
  note: row.may_act ? row.note : null,
  consentWords: row.consent_words,
  consentedAt: row.consented_at.toISOString(),
});

/** The contact is shown to those who have opened it, while it is there. */
export function presentReceived(row: ReceivedRow, holder: Holder): ReceivedLead {
  const isHeld = row.holding?.some(([known]) => known === holder) ?? false;
  const isShown = isHeld && row.withdrawn_at === null;
  const shared = common(row, isShown);
  const mine = shared.holders.find((one) => one.holder === holder);
  return {
    ...shared,
    providerName: row.provider_name,
    timeZone: row.time_zone,
    contactName: row.withdrawn_at === null ? row.contact_name : '',
    contactBy: row.contact_by,
    bestTime: row.best_time,
    isOpened: mine !== undefined,
    phone: isShown ? row.phone : null,
    email: isShown ? row.email : null,
    note: isShown ? row.note : null,
    mustAcknowledge: row.withdrawn_at !== null && mine !== undefined && mine.acknowledgedAt === null,
  };
}
