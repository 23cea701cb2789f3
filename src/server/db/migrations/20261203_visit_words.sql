-- What was written in the room of a visit: it is kept as a message of the conversation of the two, and read in the room by whoever is there,
-- also by a guest who reads nothing else of that conversation.
create table video_words (
  message_id uuid primary key references thread_messages (id) on delete cascade,
  booking_id uuid not null references bookings (id) on delete cascade
);
create index video_words_of_visit on video_words (booking_id);
