-- The photograph of somebody without an account; whoever has one carries it with the account.
alter table people add column profile_image text;
