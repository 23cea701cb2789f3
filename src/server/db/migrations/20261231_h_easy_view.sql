-- The dashboard with a few large buttons in place of its cards, for whoever wants it so, on all their devices.
alter table dashboard_widgets add column is_easy boolean not null default false;
