-- Until how many hours before its day opens a centre takes nothing for a day that a family skips; frozen with each booking.
alter table centres add column skip_hours integer not null default 24 check (skip_hours between 0 and 336);
