-- Photographs of a place, by its managers: families see them once staff have looked at them and they are drawn in all widths.
create table provider_photos (
  file_id uuid primary key references files (id) on delete cascade,
  provider_id uuid not null references providers (id) on delete cascade,
  position integer not null,
  alt text not null,
  state text not null check (state in ('checking', 'approved', 'refused')),
  reason text,
  drawn_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index provider_photos_provider on provider_photos (provider_id, position);
create index provider_photos_waiting on provider_photos (created_at) where state = 'checking';

-- Those that families see, in their order: what lists and pages read.
alter table providers add column photos jsonb not null default '[]';
