-- What other days cost more has to be paid by a day. `lapsed`: nobody paid it in time, and nobody is asked for it any more.
alter table booking_dues
  drop constraint booking_dues_state_check,
  add constraint booking_dues_state_check
    check (state in ('due', 'paid', 'refund_due', 'refunded', 'kept', 'insured', 'lapsed')),
  drop constraint booking_dues_amount_cents_check,
  add constraint booking_dues_amount_cents_check
    check (amount_cents > 0 or (amount_cents = 0 and state in ('insured', 'lapsed'))),
  -- Null where nothing ends by itself. Of a request that waits it counts from the provider's yes.
  add column pay_by timestamptz,
  -- The way back to the days before, as JSON; null where the provider has never said yes to those.
  add column undo jsonb,
  add constraint booking_dues_undo_check check (undo is null or pay_by is not null);

-- What was open before counts from now: two days, but not past the beginning, and an hour at least.
update booking_dues set
  pay_by = least(now() + interval '48 hours', greatest(bookings.starts_at, now() + interval '1 hour')),
  updated_at = now()
from bookings
where bookings.id = booking_dues.booking_id and booking_dues.state = 'due' and bookings.status <> 'cancelled'
  and booking_dues.number > 1 and booking_dues.due_at > bookings.created_at + interval '1 second';

create index booking_dues_pay_by on booking_dues (pay_by) where state = 'due' and pay_by is not null;
