-- Whether a visit that is paid stands at once, as the doctor has chosen; otherwise it waits for an answer.
alter table doctors add column accepts_itself boolean not null default false;
