-- Who got the role of staff or lost it, when, and by whom: by a colleague, or by the setting that names addresses (then without one).
-- `held_email`: the address of an account from which a colleague took it: the setting gives it neither to the account nor to the address
-- before it has named that address no more.
create table staff_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  change text not null check (change in ('given', 'taken')),
  is_by_setting boolean not null default false,
  actor_id uuid references users (id),
  held_email text,
  at timestamptz not null
);
create index staff_changes_of on staff_changes (user_id, id desc);
create index staff_changes_by on staff_changes (actor_id);
create index staff_changes_held on staff_changes (held_email) where held_email is not null;

-- Whoever is staff no more may do less than before, too.
create or replace function tell_of_access() returns trigger language plpgsql as $$
declare
  lost uuid := to_jsonb(old) ->> case tg_table_name when 'family_links' then 'member_user_id' when 'users' then 'id' else 'user_id' end;
begin
  perform pg_notify('lado', json_build_object('narrowedUsers', json_build_array(lost))::text);
  return null;
end
$$;
create trigger staff_left after update of is_staff on users for each row
  when (old.is_staff and not new.is_staff) execute function tell_of_access();
