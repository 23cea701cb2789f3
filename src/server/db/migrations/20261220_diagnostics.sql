-- Lab tests. Which tests and packages there are stands in diagnostics/catalogue.ts; a center says which of them it offers, and for how
-- much. Its lowest price is the provider's.

insert into booking_kinds (kind) values ('lab_order');
update provider_kinds set slot_service = 'lab_draw', most_places = 12 where kind = 'diagnostic_center';

-- A center without a row sends nobody home.
create table lab_centres (
  provider_id uuid primary key references providers (id) on delete cascade,
  -- What it costs that somebody comes home; null where nobody does.
  home_fee_cents integer check (home_fee_cents >= 0)
);

create table lab_offers (
  provider_id uuid not null references providers (id) on delete cascade,
  -- The id of a test or a package.
  item_id uuid not null,
  price_cents integer not null check (price_cents > 0),
  primary key (provider_id, item_id)
);
create index lab_offers_item on lab_offers (item_id, price_cents);

-- How far an order is. What is entered before it is reported is the lab's alone; then it is the person's. `draft` follows diagnostics/report.ts.
create table lab_orders (
  -- That of its booking.
  id uuid primary key references bookings (id) on delete cascade,
  person_id uuid not null references people (id),
  provider_id uuid not null references providers (id),
  stage text not null default 'booked' check (stage in ('booked', 'collected', 'in_lab', 'reported')),
  draft jsonb,
  version integer not null default 0 check (version >= 0),
  remark text not null default '',
  collected_at timestamptz,
  in_lab_at timestamptz,
  reported_at timestamptz,
  -- From when on the family reads it: at once, or once the lab has talked with them.
  released_at timestamptz,
  corrected_at timestamptz,
  updated_at timestamptz not null,
  check ((stage = 'reported') = (reported_at is not null)),
  check ((reported_at is null) = (released_at is null))
);
create index lab_orders_person on lab_orders (person_id, reported_at) where reported_at is not null;
create index lab_orders_provider on lab_orders (provider_id, stage);

-- What was measured, with the range of that lab at that time.
create table lab_values (
  booking_id uuid not null references lab_orders (id) on delete cascade,
  test_id uuid not null,
  analyte text not null,
  value double precision not null,
  unit text not null,
  low double precision,
  high double precision,
  critical_low double precision,
  critical_high double precision,
  primary key (booking_id, test_id, analyte)
);
