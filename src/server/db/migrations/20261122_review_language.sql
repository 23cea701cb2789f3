-- The BCP 47 tag of the language a review was written in; of those from before nobody knows it.
alter table reviews add column language text check (language <> '');
