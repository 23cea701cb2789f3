-- People who want to hear from us: once a service opens, or about joining as a partner. Each asks once for each thing.

create table leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('waiting_list', 'partner')),
  what text not null,
  email text not null,
  details jsonb not null,
  created_at timestamptz not null
);
create unique index leads_once on leads (kind, what, lower(email));
