-- Whose care a favourite is for, a note on it, and what became of it.
alter table favourites
  add column person_id uuid references people (id) on delete set null,
  add column note text not null default '' check (length(note) <= 500),
  -- With everybody who may see bookings of the person.
  add column is_shared boolean not null default false,
  -- When it was marked: what is not verified any more says so.
  add column was_verified boolean not null default false,
  add column archived_at timestamptz,
  -- Kept a while after it was taken away, so that this can be undone with the note.
  add column removed_at timestamptz;
create index favourites_of_account on favourites (user_id, created_at desc) where removed_at is null;
create index favourites_shared on favourites (person_id, created_at desc) where is_shared and removed_at is null;
