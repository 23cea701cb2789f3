-- What a provider asks a family before it answers a request, and what the family says; of a booking one at a time.
create table booking_questions (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  question text not null,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  answer text,
  answered_by uuid references users (id),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index booking_questions_booking on booking_questions (booking_id, id);
create unique index booking_questions_open on booking_questions (booking_id) where answered_at is null;
