-- A family’s calendar reads by a private address, too: one of an account without a place, beside those at the places that it works for.
alter table calendar_feeds
  drop constraint calendar_feeds_pkey,
  drop constraint calendar_feeds_key_hash_key,
  alter column provider_id drop not null,
  add primary key (key_hash),
  add constraint calendar_feeds_whose unique nulls not distinct (user_id, provider_id);
