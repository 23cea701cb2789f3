-- Who did it by the name they had then, until they leave; and the account that it was done to.

alter table place_events add column actor_name text;
alter table place_events add column subject_id uuid;
update place_events set actor_name = trim(users.first_name || ' ' || users.last_name)
  from users where users.id = place_events.actor_id and users.first_name <> ''
    and place_events.what <> 'declinedInvitation';

-- Of accounts: what they did, and what was done to them, when they leave.
create index place_events_actor on place_events (actor_id);
create index place_events_subject on place_events (subject_id);
