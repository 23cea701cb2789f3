-- The cards of the dashboard in the order in which an account wants them, and those that it has hidden; without a row all are as usual.
create table dashboard_widgets (
  user_id uuid primary key references users (id) on delete cascade,
  names text[] not null,
  hidden text[] not null,
  updated_at timestamptz not null
);
