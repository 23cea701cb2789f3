-- Conversations of an account with somebody who answers: our staff (without a provider), or those who manage a provider.
create table threads (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  user_id uuid not null references users (id) on delete cascade,
  -- For whom the account asks: itself, or somebody it acts for.
  person_id uuid not null references people (id) on delete cascade,
  provider_id uuid references providers (id) on delete cascade,
  -- Made by the device that began it, so that what is sent twice is begun once.
  client_id text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- The number of the newest message; up to which number each side has seen them.
  last_sequence integer not null default 0,
  asker_seen integer not null default 0,
  answerer_seen integer not null default 0,
  -- Since when the asker waits for an answer; null when nothing waits.
  waiting_since timestamptz,
  created_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  closed_by text check (closed_by in ('asker', 'answerer')),
  check ((status = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_by is null)),
  unique (user_id, client_id)
);
create index threads_of_account on threads (user_id, kind, status, last_at desc, id);
create index threads_of_provider on threads (provider_id, kind, status, waiting_since, last_at desc) where provider_id is not null;
create index threads_of_staff on threads (kind, status, waiting_since, last_at desc) where provider_id is null;

create table thread_messages (
  thread_id uuid not null references threads (id) on delete cascade,
  sequence integer not null,
  side text not null check (side in ('asker', 'answerer')),
  user_id uuid references users (id) on delete set null,
  client_id text not null,
  words text not null,
  written_at timestamptz not null,
  -- How long the asker had waited for this answer, of the first one after a question.
  answer_seconds integer,
  primary key (thread_id, sequence),
  unique (thread_id, client_id)
);
create index thread_messages_answers on thread_messages (written_at desc) where answer_seconds is not null;
