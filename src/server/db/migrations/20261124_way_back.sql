-- When our staff last sent somebody who is away the way back.
alter table users add column way_back_at timestamptz;
