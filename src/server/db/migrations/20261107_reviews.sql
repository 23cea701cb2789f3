create table reviews (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers (id) on delete cascade,
  booking_id uuid unique references bookings (id),
  user_id uuid references users (id) on delete set null,
  author text not null,
  stars smallint not null check (stars between 1 and 5),
  words text not null,
  created_at timestamptz not null
);
create index reviews_provider on reviews (provider_id, created_at desc, id);
