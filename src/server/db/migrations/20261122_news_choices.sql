-- What waits for the end of quiet hours: whose news it is, and of what, so that it can be looked at once more before it leaves.
alter table outbox
  add column link text,
  add column user_id uuid references users (id) on delete cascade,
  add column about text,
  add column subject_id uuid,
  add column latest_at timestamptz,
  add column send_at timestamptz;
create index outbox_later on outbox (send_at) where state = 'waiting' and send_at is not null;
create index outbox_later_of on outbox (user_id, subject_id) where state = 'waiting' and send_at is not null;
create index outbox_user on outbox (user_id);

-- What was chosen for texts about bookings holds for cancellations and money too, which were texts about bookings so far.
update preferences
set notifications = notifications || jsonb_build_object('moneyByText', coalesce(notifications -> 'bookingsByText', 'true'));

-- Browsers that ring, as their push service knows them. Whoever has one of these addresses may ring: nobody else reads them.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The log-in that asked for it: it stops with that log-out.
  session_id uuid references sessions (id) on delete set null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null,
  -- What it rang for last, so that a repeated try does not ring twice.
  last_message_id uuid
);
create index push_devices_user on push_devices (user_id, created_at desc, id);
create index push_devices_session on push_devices (session_id);
