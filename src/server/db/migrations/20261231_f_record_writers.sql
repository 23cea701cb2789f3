-- Who entered a record, and who changed it last, and when. Of records from before, the trail knows who entered them.
alter table health_records
  add column entered_by uuid references users (id) on delete set null,
  add column changed_by uuid references users (id) on delete set null,
  add column changed_at timestamptz;
update health_records set entered_by = (
  select users.id from audit_entries join users on users.id = audit_entries.actor_id
  where audit_entries.person_id = health_records.person_id and audit_entries.action = 'write'
    and audit_entries.subject = 'health_record:' || health_records.id
  order by audit_entries.id limit 1);
create index health_records_entered on health_records (entered_by) where entered_by is not null;
create index health_records_changed on health_records (changed_by) where changed_by is not null;
