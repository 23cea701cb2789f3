-- Nobody knows what a provider costs who has not said so: those whom nobody has checked and who answer nowhere.

alter table providers alter column price_cents drop not null;
alter table centres alter column week_cents drop not null,
  alter column month_cents drop not null,
  add check ((week_cents is null) = (month_cents is null));

create temporary table unpriced on commit drop as
  select id from providers where verified_at is null
    and not exists (select from provider_managers where provider_managers.provider_id = providers.id);
update providers set price_cents = null where id in (select id from unpriced);
update centres set week_cents = null, month_cents = null, rooms = '[]' where provider_id in (select id from unpriced);
update doctors set video_cents = null, chat_cents = null where provider_id in (select id from unpriced);
update providers set price_cents = null from doctors
  where doctors.provider_id = providers.id and coalesce(doctors.video_cents, doctors.chat_cents) is null;
