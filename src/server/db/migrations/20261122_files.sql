-- Files that people have sent: checked and made anew before they are kept. The bytes lie in the place for files under `key`.
create table files (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references users (id) on delete set null,
  -- What it was sent for; the capability that names this kind says who may read it.
  kind text not null,
  name text not null,
  type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  key text not null,
  -- The one thing that it hangs on; until then it is its sender's alone, and goes after a day.
  attached_to uuid,
  attached_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null
);
create index files_held on files (owner_id) include (bytes) where removed_at is null;
create index files_attached on files (attached_to) where removed_at is null;
create index files_loose on files (created_at) where attached_to is null and removed_at is null;
create index files_removed on files (removed_at) where removed_at is not null;

-- The same picture in other widths and formats, for everybody: named after its content.
create table file_renditions (
  name text primary key,
  file_id uuid not null references files (id) on delete cascade,
  width integer not null,
  height integer not null,
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  bytes integer not null,
  key text not null
);
create index file_renditions_file on file_renditions (file_id, width);
