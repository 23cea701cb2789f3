-- Signed summaries of other visits that a family shows the provider of this one.
create table shown_summaries (
  booking_id uuid not null references bookings (id) on delete cascade,
  summary_id uuid not null references visit_summaries (id) on delete cascade,
  shown_by uuid references users (id) on delete set null,
  shown_at timestamptz not null,
  primary key (booking_id, summary_id)
);
create index shown_summaries_summary on shown_summaries (summary_id);
