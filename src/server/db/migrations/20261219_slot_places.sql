-- How many people a provider of a kind may receive at the same time: one, unless its service sells seats or chairs by the clock.
alter table provider_kinds add column most_places integer not null default 1 check (most_places between 1 and 100);
