-- Whoever asks for codes of somebody else's address takes neither their codes nor their tries. Codes under way go on as asked by nobody.
alter table codes add column client text not null default '';
alter table codes add column other_tries integer not null default 0;
drop index codes_target;
create unique index codes_target on codes (purpose, channel, target, client);
