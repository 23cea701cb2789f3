-- What a doctor writes of a visit. While it is a draft nobody but the doctor reads it; once it is signed it is the patient's, and changed
-- only by what is added below. The schema of `draft` stands in visit-summaries/summary.ts.
create table visit_summaries (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null unique references bookings (id) on delete cascade,
  person_id uuid not null references people (id),
  provider_id uuid not null references providers (id),
  draft jsonb,
  version integer not null default 1 check (version > 0),
  notes text,
  diagnosis text not null default '',
  follow_up_weeks integer check (follow_up_weeks between 1 and 52),
  written_by uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  signed_at timestamptz,
  check ((draft is null) = (signed_at is not null)),
  check ((notes is null) = (signed_at is null))
);
create index visit_summaries_person on visit_summaries (person_id, signed_at desc) where signed_at is not null;
create index visit_summaries_provider on visit_summaries (provider_id);

-- What was put right or added later.
create table summary_addenda (
  id uuid primary key default gen_random_uuid(),
  summary_id uuid not null references visit_summaries (id) on delete cascade,
  number integer not null check (number > 0),
  words text not null,
  written_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  unique (summary_id, number)
);

-- A medicine that somebody takes: its type, name, dosage, how long, and instructions. One that a doctor prescribed hangs on the summary
-- of that visit; `days` is null where nobody said how long.
create table medications (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id),
  summary_id uuid references visit_summaries (id) on delete cascade,
  place integer not null default 0,
  type text not null,
  name text not null,
  strength text not null default '',
  dose text not null,
  frequency text not null,
  days integer check (days between 1 and 365),
  instructions text not null default '',
  starts_on date not null,
  created_at timestamptz not null
);
create index medications_person on medications (person_id, starts_on desc);
create index medications_summary on medications (summary_id, place);

-- What a doctor writes again and again: words for notes, or medicines that go together. visit-summaries/template.ts has the schema.
create table summary_templates (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers (id) on delete cascade,
  kind text not null check (kind in ('notes', 'prescription')),
  name text not null,
  content jsonb not null,
  written_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index summary_templates_name on summary_templates (provider_id, kind, lower(name));
