-- The plans that places take, by their letters and digits: the same plan is found however a place writes it.

create table plan_names (
  key text primary key,
  -- As lists show it: of several ways to write it, that of the place which named it first.
  name text not null
);
alter table provider_plans add column plan_key text;
update provider_plans set plan_key = trim(lower(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')));
insert into plan_names (key, name)
  select distinct on (plan_key) plan_key, trim(regexp_replace(name, '[,[:space:]]+', ' ', 'g'))
  from provider_plans order by plan_key, provider_id;
alter table provider_plans alter column plan_key set not null;
alter table provider_plans add foreign key (plan_key) references plan_names (key);

create index provider_plans_key on provider_plans (plan_key, provider_id);
