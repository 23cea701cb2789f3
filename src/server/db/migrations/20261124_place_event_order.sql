-- What happened at a place is read by when it happened: what is written later may tell of an earlier moment.
drop index place_events_provider;
create index place_events_provider on place_events (provider_id, at desc, id desc);
