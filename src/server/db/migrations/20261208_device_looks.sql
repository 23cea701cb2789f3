-- What a browser looked like when an account last logged in there, and since when it is known: the account is told of new ones by mail.
alter table known_devices
  add column browser text,
  add column system text,
  add column network text,
  add column came_at timestamptz;
