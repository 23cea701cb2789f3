-- Doctors who see people by video and in writing. Name, languages, plans and the lowest price are the provider's, and what a doctor
-- is good at stands in its `offers`.

insert into provider_kinds (kind) values ('doctor');
insert into booking_kinds (kind) values ('appointment');

create table doctors (
  provider_id uuid primary key references providers (id) on delete cascade,
  -- The first is the main one; doctors/specialties.ts has the closed list.
  specialties text[] not null check (cardinality(specialties) between 1 and 4),
  gender text not null check (gender in ('female', 'male')),
  -- What a visit costs; null where the doctor does not see people that way.
  video_cents integer check (video_cents > 0),
  chat_cents integer check (chat_cents > 0),
  practises_since date not null,
  -- The number of the national register; its last digit is a check digit.
  npi text not null unique check (npi ~ '^[12][0-9]{9}$'),
  licence_state text not null check (licence_state ~ '^[A-Z]{2}$'),
  licence_number text not null,
  check (video_cents is not null or chat_cents is not null)
);
create index doctors_specialties on doctors using gin (specialties);
