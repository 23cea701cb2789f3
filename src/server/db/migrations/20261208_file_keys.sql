-- The names of the keys under which files were sealed: a start with another one is refused.
create table file_keys (name text primary key);
