-- Centres and their seats. What a stay was is frozen in its booking.

insert into provider_kinds (kind) values ('day_care'), ('assisted_living'), ('board_and_care');
insert into booking_kinds (kind) values ('stay');

-- The price of a day is the provider's.
create table centres (
  provider_id uuid primary key references providers (id) on delete cascade,
  capacity integer not null check (capacity between 1 and 10000),
  week_cents integer not null check (week_cents > 0),
  month_cents integer not null check (month_cents > 0),
  day_plan jsonb not null default '[]'
);

-- A row for each day on which something was taken or the centre set another number of seats. Days that were set keep
-- their number when the centre's own changes.
create table seat_days (
  provider_id uuid not null references centres (provider_id) on delete cascade,
  day date not null,
  capacity integer not null check (capacity >= 0),
  is_set boolean not null default false,
  taken integer not null default 0 check (taken between 0 and capacity),
  primary key (provider_id, day)
);
