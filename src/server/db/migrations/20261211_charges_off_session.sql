-- Later parts of a booking are charged on their days to a card that whoever paid has agreed to, without asking again.

alter table payments
  -- When that was agreed with this payment: its card is the one.
  add column agreed_at timestamptz,
  -- Charged so, while nobody was there.
  add column is_off_session boolean not null default false;
create index payments_agreed on payments (booking_id, created_at desc) where agreed_at is not null;

-- Of a part that could not be charged: until when it is waited for; null where its kind waits.
alter table booking_dues add column unpaid_until timestamptz;
create index booking_dues_due on booking_dues (due_at) where state = 'due' and pay_by is null and number > 1;
create index booking_dues_unpaid on booking_dues (unpaid_until) where state = 'due' and unpaid_until is not null;

alter table bookings
  drop constraint bookings_cancel_code_check,
  add constraint bookings_cancel_code_check
    check (cancel_code in ('cancelled', 'declined', 'expired', 'unpaid', 'uncovered', 'uncharged'));
