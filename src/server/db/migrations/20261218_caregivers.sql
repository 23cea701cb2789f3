-- Home caregivers are booked by the hour, and asked questions also before we have checked them.
update provider_kinds
  set slot_service = 'care_visit', slot_minutes = 60, has_private_address = true, is_asked_unverified = true
  where kind = 'caregiver';

insert into booking_kinds (kind) values ('care_visit');

-- What only caregivers have; who joined with a contact alone says the rest in the workspace.
create table caregivers (
  provider_id uuid primary key references providers (id) on delete cascade,
  gender text check (gender in ('female', 'male')),
  -- The year in which they began.
  since int check (since between 1940 and 2100),
  min_hours int not null default 2 check (min_hours between 1 and 12),
  max_hours int not null default 8 check (max_hours between min_hours and 12),
  -- So far from where they live they come.
  radius_miles int not null default 10 check (radius_miles between 1 and 50),
  training text[] not null default '{}'
);

insert into caregivers (provider_id) select id from providers where kind = 'caregiver';
