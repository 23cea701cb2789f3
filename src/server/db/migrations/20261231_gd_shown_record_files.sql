-- Files of the health records that a family shows the provider of a booking. The record goes along, so that a row goes with it.
create table shown_record_files (
  booking_id uuid not null references bookings (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  record_id uuid not null references health_records (id) on delete cascade,
  shown_by uuid references users (id) on delete set null,
  shown_at timestamptz not null,
  primary key (booking_id, file_id)
);
create index shown_record_files_file on shown_record_files (file_id);
create index shown_record_files_record on shown_record_files (record_id);
