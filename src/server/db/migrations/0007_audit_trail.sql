-- Adds entries to the audit trails of any number of people in one call: waiting for a trail, reading its end and writing
-- its next entry are three steps, each of which must see what was committed before it.
create function add_to_audit_trail(entries jsonb) returns void language plpgsql as $$
declare
  entry jsonb;
  previous text;
begin
  -- Locked in one order everywhere, so that two lists never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(person.id, 7))
    from (select distinct given.entry ->> 'person_id' as id from jsonb_array_elements(entries) as given (entry) order by 1) as person;
  for entry in select given.entry from jsonb_array_elements(entries) as given (entry) loop
    previous := coalesce((
      select audit_entries.hash from audit_entries where audit_entries.person_id = (entry ->> 'person_id')::uuid order by audit_entries.id desc limit 1), '');
    insert into audit_entries (at, actor_id, person_id, action, subject, previous_hash, hash) values (
      (entry ->> 'at')::timestamptz, (entry ->> 'actor_id')::uuid, (entry ->> 'person_id')::uuid, entry ->> 'action', entry ->> 'subject', previous,
      encode(sha256(convert_to(concat_ws(E'\n', previous, entry ->> 'at', entry ->> 'actor_id', entry ->> 'person_id', entry ->> 'action', entry ->> 'subject'), 'UTF8')), 'hex'));
  end loop;
end $$;
