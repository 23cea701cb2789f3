-- When the family asked to keep an unpaid booking longer: once.
alter table bookings add column hold_extended_at timestamptz;
