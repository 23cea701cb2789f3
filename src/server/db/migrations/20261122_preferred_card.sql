-- The saved card that is offered first; the processor's token, as the cards themselves are named here.
alter table payment_customers add column preferred_method text;
