-- What somebody has undone of a week, each once: also of the week that goes on, of which nobody has been told yet.
alter table weekly_digests
  alter column sent_at drop not null,
  add column undone text[] not null default '{}';
