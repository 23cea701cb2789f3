-- What a photograph shows, in other languages than the one in which its place has written it: a list of language and words.
alter table provider_photos add column alts jsonb not null default '[]';
