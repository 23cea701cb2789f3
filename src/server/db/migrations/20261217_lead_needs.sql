-- What is needed, as whoever asks has chosen it; none for requests of before.
alter table lead_requests add column need text;
