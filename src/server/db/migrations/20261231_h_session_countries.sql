-- The country of the network that a session was used on last, estimated when it was: of the network itself only a hash is kept.
alter table sessions add column country text check (country ~ '^[A-Z]{2}$');
