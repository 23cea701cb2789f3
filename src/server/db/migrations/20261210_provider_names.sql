-- A provider of any kind is found by its name; before, only doctors were.

drop trigger providers_name on providers;
drop trigger doctors_name on doctors;
drop function key_doctor_name();
drop index doctors_named;
alter table doctors drop column name_key;

create or replace function name_key_of(name text) returns text language sql immutable strict as $$
  select regexp_replace(public.plain_words(name), '^dra?[.]? +', '')
$$;
-- Without a doctor's title and without accents; lists are put in order by it, too.
alter table providers add column name_key text not null generated always as (name_key_of(name)) stored;
create index providers_named on providers using gin (name_key gin_trgm_ops);
