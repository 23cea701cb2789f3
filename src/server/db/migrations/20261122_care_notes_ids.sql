-- News of what a provider needs to know has a subject of its own beside those of the booking.
alter table care_notes add column id uuid not null unique default gen_random_uuid();
