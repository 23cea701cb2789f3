-- What a health record said before it was changed: as it stood, with the names of the files that hung on it, and who had written that.
create table health_record_versions (
  record_id uuid not null references health_records (id) on delete cascade,
  version integer not null check (version > 0),
  facts jsonb not null,
  files jsonb not null,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null,
  primary key (record_id, version)
);
create index health_record_versions_writer on health_record_versions (written_by) where written_by is not null;
