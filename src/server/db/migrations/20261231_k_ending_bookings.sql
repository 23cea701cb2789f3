-- What ends soon, of the kinds of which a family hears so.
create index bookings_ending on bookings (kind, ends_at) where status in ('accepted', 'scheduled');
