-- Since when relatives who see the records are told of doses of a medicine that nobody has marked.
alter table medications add column tells_since timestamptz;
create index medications_telling on medications (person_id) where tells_since is not null;

-- Up to which instant the doses of a person have been reminded of once more, and told to relatives.
alter table medication_reminders
  add column repeated_until timestamptz,
  add column missed_until timestamptz;
