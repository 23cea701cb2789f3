-- Slots of a kind that is booked by several of them: always so many minutes, one right after the other. Null where each provider chooses.
alter table provider_kinds add column slot_minutes int check (slot_minutes > 0);
-- Whoever comes to families: where they live themselves is nobody’s business.
alter table provider_kinds add column has_private_address boolean not null default false;
