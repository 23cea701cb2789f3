-- Whoever has said no price has none, of every kind.
update providers set price_cents = null where price_cents = 0;
alter table providers drop constraint providers_price_cents_check,
  add constraint providers_price_cents_check check (price_cents > 0);
