-- What a residence offers to live in: for each type of room how many places it has, and what one costs.
alter table centres add column rooms jsonb not null default '[]';

-- The row of no room counts all seats of a day; beside it stands one for each type of room. Who takes a room takes both.
alter table seat_days add column room text not null default '' check (room in ('', 'private', 'shared', 'suite'));
alter table seat_days drop constraint seat_days_pkey;
alter table seat_days add primary key (provider_id, day, room);

alter table seat_waiters add column room text not null default '' check (room in ('', 'private', 'shared', 'suite'));

-- How many seats a day has, of all rooms or of one type; null where there is no such room.
create function seats_of(capacity integer, rooms jsonb, room text) returns integer language sql immutable as $$
  select case when room = '' then capacity
    else (select (one ->> 'places')::integer from jsonb_array_elements(rooms) as every (one) where one ->> 'type' = room) end
$$;
