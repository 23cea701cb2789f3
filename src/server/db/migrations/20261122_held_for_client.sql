-- From which network what is held unpaid was asked for, as the hash that limits count by; it goes with the hold.
alter table bookings add column held_for_client text;
create index bookings_held_at on bookings (provider_id) where status = 'pending' and held_until is not null;
