-- What whoever answers a request says to the family with a change; none for most.
alter table lead_events add column answer text;
