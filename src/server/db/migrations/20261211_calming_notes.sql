-- What calms somebody is a part of what a provider needs to know; those who wrote before said nothing of it.
update care_notes set notes = notes || '{"calming": ""}' where not notes ? 'calming';
