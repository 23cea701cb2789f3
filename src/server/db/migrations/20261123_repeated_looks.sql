-- Pages ask again while they are open: whether somebody has looked within the last hour is found without reading a whole trail.
create index audit_entries_looks on audit_entries (person_id, actor_id, at desc) where action = 'read';
