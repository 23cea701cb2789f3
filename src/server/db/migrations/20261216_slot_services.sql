-- Under which name the hours and slots of a kind of provider stand; null for kinds that are not booked by the clock.
alter table provider_kinds add column slot_service text;
update provider_kinds set slot_service = 'appointment' where kind = 'doctor';
