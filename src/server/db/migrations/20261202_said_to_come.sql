-- Since when the family has said that it comes at this time: nobody is reminded then. It is not said of another time.
alter table bookings add column sure_at timestamptz;

create function forget_sure() returns trigger language plpgsql as $$
begin
  new.sure_at := null;
  return new;
end $$;

create trigger bookings_sure before update of starts_at on bookings
  for each row when (old.starts_at is distinct from new.starts_at) execute function forget_sure();
