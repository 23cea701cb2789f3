-- How much of a medicine there was, counted on a day of whoever keeps the list: doses of that day at a later hour than `supply_time` are
-- taken of it. On `supply_look_on` it is looked whether it runs out soon; null where that has been told, or nothing is to be told.
alter table medications
  add column supply_units double precision check (supply_units > 0 and supply_units <= 10000),
  add column supply_per_dose double precision check (supply_per_dose > 0 and supply_per_dose <= 1000),
  add column supply_on date,
  add column supply_time text,
  add column supply_look_on date,
  add constraint medications_supply check (num_nulls(supply_units, supply_per_dose, supply_on, supply_time) in (0, 4)),
  add constraint medications_supply_look check (supply_look_on is null or supply_on is not null);
create index medications_supply_look on medications (supply_look_on) where supply_look_on is not null;
