-- What has happened, for whom and when: so that a notification reads as a sentence. Those told before are completed from their booking.
update notifications
set facts = notifications.facts || jsonb_build_object(
  'what', case bookings.status when 'pending' then 'paid' when 'cancelled' then bookings.cancel_code else 'accepted' end,
  'personName', people.first_name || ' ' || people.last_name,
  'timeZone', bookings.time_zone,
  'startsAt', to_char(bookings.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'heldUntil', null,
  'answerBy', to_char(bookings.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from bookings join people on people.id = bookings.person_id
where notifications.kind = 'booking' and bookings.id = notifications.subject_id;
