-- What is known of a visit by video is about the time that it is booked for: at another time nobody was told yet, waits or was let in.
create function forget_visit() returns trigger language plpgsql as $$
begin
  delete from video_seats where booking_id = new.id;
  delete from video_visits where booking_id = new.id;
  update video_arrivals set arrived_at = null, seen_at = null where booking_id = new.id;
  return null;
end $$;

create trigger bookings_moved after update of starts_at on bookings
  for each row when (old.starts_at is distinct from new.starts_at) execute function forget_visit();

-- The address of a calendar ends with the place in the team, also for whoever comes back later.
create function forget_feed() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where user_id = old.user_id and provider_id = old.provider_id;
  return null;
end $$;

create trigger managers_left after delete on provider_managers for each row execute function forget_feed();
