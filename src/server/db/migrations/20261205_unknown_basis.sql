-- Whoever was handed a dependant by somebody else has not said yet by what right they speak for them.
alter table dependants alter column basis drop not null;
