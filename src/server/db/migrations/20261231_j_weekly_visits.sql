-- A caregiver is booked for visits of several weeks at once.
insert into booking_kinds (kind) values ('care_series');

-- From which of the times on a part pays, as they were booked; from its day on, where nothing is said.
alter table booking_dues add column covers_from timestamptz;

-- So a note is of one visit of its booking.
alter table care_visit_notes add column starts_at timestamptz;
update care_visit_notes set starts_at = bookings.starts_at from bookings where bookings.id = care_visit_notes.booking_id;
alter table care_visit_notes
  alter column starts_at set not null,
  drop constraint care_visit_notes_booking_id_key,
  add unique (booking_id, starts_at);
