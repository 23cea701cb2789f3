-- Who pays for the plan, as it stands on the card: often the same name, sometimes another company.
alter table insurance_cards add column payer text check (length(payer) between 1 and 80);
