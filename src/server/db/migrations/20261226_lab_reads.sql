-- The trend asks for what a person may read by now, which the rows of an index of what is reported do not answer; the form of a report
-- asks for the last ones of its center.

drop index lab_orders_person;
create index lab_orders_person on lab_orders (person_id, released_at);
create index lab_orders_reported on lab_orders (provider_id, reported_at) where reported_at is not null;
