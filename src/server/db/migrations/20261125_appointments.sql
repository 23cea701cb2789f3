-- How many numbers of a doctor's day have been given out: whoever books draws the next one.
create table appointment_days (
  provider_id uuid not null references providers (id) on delete cascade,
  day date not null,
  drawn integer not null check (drawn > 0),
  primary key (provider_id, day)
);
