-- A line of the audit trail that its owner asks about, and what staff found out. The line itself is never changed.
create table trail_questions (
  id uuid primary key default gen_random_uuid(),
  entry_id bigint not null unique references audit_entries (id),
  person_id uuid not null references people (id) on delete cascade,
  asked_by uuid not null references users (id),
  kind text not null check (kind in ('who', 'wrong')),
  asked_at timestamptz not null,
  -- Whoever looked hears of it only when the person says so.
  told_at timestamptz,
  answer text,
  answered_by uuid references users (id),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index trail_questions_waiting on trail_questions (asked_at, id) where answered_at is null;
create index trail_questions_answered on trail_questions (answered_at desc, id) where answered_at is not null;
