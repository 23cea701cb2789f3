-- Conversations of a person with a provider: everybody who may write for that person reads and writes the same one.
alter table threads add column is_shared boolean not null default false;
create unique index threads_shared on threads (person_id, provider_id, kind) where is_shared;
create index threads_of_person on threads (person_id, last_at desc, id);
create index threads_at_provider on threads (provider_id, kind, last_at desc, id) where provider_id is not null;

-- Up to which message each reader of a shared conversation has seen it; who has never opened it has seen what its side has.
create table thread_readers (
  thread_id uuid not null references threads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seen integer not null,
  primary key (thread_id, user_id)
);
create index thread_readers_of_account on thread_readers (user_id);

-- Files hang on a message by its id. Of whom it is and at which provider stands among the words that are looked for, so that the index
-- leads to the messages of one reader alone.
alter table thread_messages add column id uuid not null default gen_random_uuid();
alter table thread_messages add column reach uuid[] not null default '{}';
update thread_messages set reach = array_remove(array[threads.person_id, threads.provider_id], null)
  from threads where threads.id = thread_messages.thread_id;
create unique index thread_messages_id on thread_messages (id);
create function searched_message(words text, reach uuid[]) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', public.plain_words($1)) || array_to_tsvector($2::text[])
$$;
create index thread_messages_searched on thread_messages using gin (searched_message(words, reach));

-- What a reader must be allowed for the person of whom it speaks.
alter table notifications add column person_scope text not null default 'bookings';

-- Whoever may do less than before, for a person or at a place: their open pages begin anew with what is left to them.
create function tell_of_access() returns trigger language plpgsql as $$
declare
  lost uuid := case when tg_table_name = 'family_links' then to_jsonb(old) ->> 'member_user_id' else to_jsonb(old) ->> 'user_id' end;
begin
  perform pg_notify('lado', json_build_object('narrowedUsers', json_build_array(lost))::text);
  return null;
end
$$;
create trigger family_link_left after delete on family_links for each row execute function tell_of_access();
create trigger family_link_changed after update on family_links for each row
  when (old.status = 'accepted' and (old.status, old.paused_at, old.scopes, old.ended_told_at) is distinct from (new.status, new.paused_at, new.scopes, new.ended_told_at))
  execute function tell_of_access();
create trigger manager_left after delete on provider_managers for each row execute function tell_of_access();
create trigger manager_changed after update on provider_managers for each row
  when (old.role is distinct from new.role) execute function tell_of_access();

-- A shared conversation is kept with whoever decides for its person, whoever that comes to be.
create function follow_person() returns trigger language plpgsql as $$
begin
  update threads set user_id = coalesce(new.user_id, new.created_by)
    where threads.person_id = new.id and threads.is_shared and coalesce(new.user_id, new.created_by) is not null;
  return null;
end
$$;
create trigger person_decided after update of user_id, created_by on people for each row
  when ((old.user_id, old.created_by) is distinct from (new.user_id, new.created_by)) execute function follow_person();
