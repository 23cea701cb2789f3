-- What the bell says of a booking names its kind: by it is known where it opens.
update notifications set facts = notifications.facts || jsonb_build_object('kind', bookings.kind)
from bookings where notifications.kind = 'booking' and bookings.id = notifications.subject_id;
