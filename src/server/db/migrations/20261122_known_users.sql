-- Every process keeps in memory for a moment who a session belongs to. Whatever changes what is kept, be it a person at a console,
-- tells all of them when it commits. The argument names the column that holds the id of the account.
create function publish_changed_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('lado', json_build_object('changedUsers', json_build_array(changed.id))::text)
    from (values (to_jsonb(old) ->> tg_argv[0]), (to_jsonb(new) ->> tg_argv[0])) as changed (id) where changed.id is not null;
  return null;
end $$;

create trigger users_publish after update of email, first_name, last_name, language, is_staff or delete on users
  for each row execute function publish_changed_user('id');

create trigger provider_managers_publish after insert or update or delete on provider_managers
  for each row execute function publish_changed_user('user_id');
