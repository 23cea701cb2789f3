-- When somebody who may not pay for it has last asked those who may.
alter table bookings add column pay_asked_at timestamptz;
