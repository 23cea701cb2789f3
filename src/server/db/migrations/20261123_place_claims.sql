-- Claiming a listing that nobody has verified: a code to its registered phone is one of the proofs.
alter table codes drop constraint codes_purpose_check,
  add constraint codes_purpose_check check (purpose in ('signup', 'reset', 'change', 'claim'));
alter table tickets drop constraint tickets_purpose_check,
  add constraint tickets_purpose_check check (purpose in ('signup', 'reset', 'change', 'claim'));
alter table partner_applications add column phone_proven_at timestamptz;
create index partner_applications_claims on partner_applications (provider_id, sent_at, id)
  where purpose = 'claim' and status in ('draft', 'sent', 'asked');
