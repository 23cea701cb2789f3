-- Of whom a notification speaks: whoever may no longer act for them no longer sees it. Those told before are of their booking's person.
alter table notifications add column person_id uuid references people (id) on delete cascade;
update notifications set person_id = bookings.person_id
from bookings where notifications.kind = 'booking' and bookings.id = notifications.subject_id;
create index notifications_person on notifications (person_id);
