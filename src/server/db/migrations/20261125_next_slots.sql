-- When each service of a provider can be taken next, so that lists are ordered by it along one index. What may change it leaves a
-- note, and the notes are worked off (availability/server/next-slots-store.ts): whoever takes a slot never waits for a list.

create table next_slots (
  provider_id uuid not null references providers (id) on delete cascade,
  service text not null,
  -- 'infinity' where nothing is free, nobody answers, or nobody has checked the provider.
  starts_at timestamptz not null,
  -- From this instant on it may be another slot although nothing was changed.
  look_at timestamptz not null,
  primary key (provider_id, service)
);
create index next_slots_order on next_slots (service, starts_at, provider_id) include (look_at);
create index next_slots_look on next_slots (look_at);

create table slot_changes (
  id bigint generated always as identity primary key,
  provider_id uuid not null
);

create function note_slot_change() returns trigger language plpgsql as $$
begin
  insert into slot_changes (provider_id) values (case when tg_op = 'DELETE' then old.provider_id else new.provider_id end);
  return null;
end $$;

create trigger slots_first_taken after insert on slots for each row when (new.taken > 0) execute function note_slot_change();
create trigger slots_taken after update of taken on slots
  for each row when (old.taken is distinct from new.taken) execute function note_slot_change();
create trigger weekly_hours_change after insert or update or delete on weekly_hours
  for each row execute function note_slot_change();
create trigger time_off_change after insert or update or delete on time_off for each row execute function note_slot_change();
create trigger provider_managers_slots after insert or delete on provider_managers
  for each row execute function note_slot_change();

create function note_provider_change() returns trigger language plpgsql as $$
begin
  insert into slot_changes (provider_id) values (new.id);
  return null;
end $$;
create trigger providers_slots after update of verified_at, evidence_until, time_zone on providers
  for each row when ((old.verified_at, old.evidence_until, old.time_zone) is distinct from (new.verified_at, new.evidence_until, new.time_zone))
  execute function note_provider_change();

insert into slot_changes (provider_id) select distinct provider_id from weekly_hours;
