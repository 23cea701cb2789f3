-- Caregivers, diagnostic centers and home health agencies join like the others. They become providers before their service is there.

insert into provider_kinds (kind) values ('caregiver'), ('diagnostic_center'), ('home_health_agency');

alter table partner_applications drop constraint partner_applications_kind_check,
  add constraint partner_applications_kind_check
    check (kind in ('doctor', 'caregiver', 'diagnosticCenter', 'dayCareCenter', 'homeHealthAgency'));

-- 0: nobody has said a price yet. Lists show verified providers of kinds that have a service, and those have one.
alter table providers drop constraint providers_price_cents_check,
  add constraint providers_price_cents_check check (price_cents >= 0);
