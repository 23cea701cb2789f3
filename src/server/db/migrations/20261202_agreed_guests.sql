-- Whom a relative invites to somebody else's visit comes along once the person has agreed; whom the person has refused stays outside.
alter table video_guests add column agreed_at timestamptz;
alter table video_guests add column revoked_by uuid references users (id) on delete set null;
update video_guests set agreed_at = created_at;
