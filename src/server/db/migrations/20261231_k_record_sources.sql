-- Records that were brought in from a file: by what they are known there, and who made the file (empty where it does not say).
alter table health_records
  add column source_id text check (length(source_id) between 1 and 300),
  add column source_name text check (length(source_name) <= 120);
-- The same thing of the same person is brought in once.
create unique index health_records_source on health_records (person_id, type, source_id) where source_id is not null;
