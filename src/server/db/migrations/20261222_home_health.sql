-- Agencies for care at home: nobody books them here, families ask them to call, also once we have checked them.
alter table provider_kinds add column takes_requests boolean not null default false;
update provider_kinds set takes_requests = true, is_asked_unverified = true where kind = 'home_health_agency';

-- What only agencies have; who joined with a contact alone says the rest in the workspace.
create table home_health_agencies (
  provider_id uuid primary key references providers (id) on delete cascade,
  -- So far from their office they come, and to these ZIP codes besides.
  radius_miles int not null default 25 check (radius_miles between 5 and 100),
  zips text[] not null default '{}',
  takes_medicare boolean not null default false,
  takes_medicaid boolean not null default false,
  -- Their number with Medicare, and the stars for the quality of care that its register gives; an agency cannot say these itself.
  ccn text unique,
  quality_stars numeric(2, 1) check (quality_stars between 1 and 5)
);
insert into home_health_agencies (provider_id) select id from providers where kind = 'home_health_agency';

-- Who comes to people’s homes.
create table agency_professionals (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references home_health_agencies (provider_id) on delete cascade,
  position smallint not null,
  name text not null,
  discipline text not null,
  -- As they sign: RN, DPT.
  credential text not null default '',
  -- The year in which they began.
  since int check (since between 1940 and 2100),
  languages text[] not null default '{}',
  about jsonb not null default '{"en": "", "sp": ""}',
  -- What is drawn of somebody of the demo town; nothing of anybody else.
  art jsonb
);
create index agency_professionals_provider on agency_professionals (provider_id, position);
