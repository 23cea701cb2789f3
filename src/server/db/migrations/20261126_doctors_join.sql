-- Doctors join through the same door as places, and claim the listings that registers have of them.

alter table partner_applications add column kind text not null default 'dayCareCenter'
  check (kind in ('dayCareCenter', 'doctor'));
update partner_applications set kind = 'doctor' from providers
  where providers.id = partner_applications.provider_id and providers.kind = 'doctor';
drop index partner_applications_open;
create unique index partner_applications_open
  on partner_applications (user_id, purpose, coalesce(provider_id, user_id), kind)
  where status in ('draft', 'sent', 'asked');

-- The number of the national register, looked up like whatever else is shown.
alter table evidence drop constraint evidence_kind_check,
  add constraint evidence_kind_check
    check (kind in ('licence', 'npi', 'insurance', 'inspection', 'background', 'ratio'));
-- Who else gives the same number.
create index evidence_npi on evidence ((facts ->> 'number')) where kind = 'npi' and application_id is not null;

-- Of a doctor who has just claimed a listing nobody knows the prices: until they say them, families do not find them.
alter table doctors drop constraint doctors_check;

-- Whom families may ask before anybody has checked them: the question waits until somebody answers there.
alter table provider_kinds add column is_asked_unverified boolean not null default false;
update provider_kinds set is_asked_unverified = true where kind = 'doctor';
