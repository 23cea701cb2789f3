-- Two of these are written before most of what is changed, each with a wait for the disk of its own. After a crash of the database the
-- counts begin anew, which nobody who is counted can bring about.
alter table rate_limits set unlogged;
