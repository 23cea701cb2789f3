-- When a family was told that it may read its results: those that were held back open by themselves, too.

alter table lab_orders add column told_at timestamptz;
update lab_orders set told_at = released_at where released_at <= now();
create index lab_orders_untold on lab_orders (released_at) where told_at is null;
