-- What a review is checked by, the provider's one reply, what readers report, and what staff decide.
alter table reviews
  -- The last day of what was booked, on the provider's calendar.
  add column visited_on date,
  add column hidden_at timestamptz;
update reviews set visited_on = (bookings.ends_at at time zone bookings.time_zone)::date
  from bookings where bookings.id = reviews.booking_id;
drop index reviews_provider;
create index reviews_provider on reviews (provider_id, created_at desc, id) where hidden_at is null;

create table review_replies (
  review_id uuid primary key references reviews (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  words text not null check (length(words) between 1 and 1000),
  language text check (language <> ''),
  created_at timestamptz not null,
  -- It is changed once, within a day.
  edited_at timestamptz
);

create table review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null,
  words text not null default '' check (length(words) <= 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (review_id, user_id)
);
create index review_reports_waiting on review_reports (created_at, id) where decided_at is null;

-- What staff have decided, and why; nothing of it is ever changed.
create table review_decisions (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews (id) on delete cascade,
  staff_id uuid references users (id) on delete set null,
  decision text not null check (decision in ('kept', 'hidden', 'restored')),
  reason text,
  created_at timestamptz not null
);
create index review_decisions_newest on review_decisions (created_at desc, id);
create index review_decisions_review on review_decisions (review_id, created_at desc);
