-- How long a text may be is counted as a reader sees it, by the rules of the calls: a letter may be several characters.
alter table review_replies
  drop constraint review_replies_words_check,
  add constraint review_replies_words_check check (length(words) between 1 and 8000);
alter table review_reports
  drop constraint review_reports_words_check,
  add constraint review_reports_words_check check (length(words) <= 4000);
alter table favourites
  drop constraint favourites_note_check,
  add constraint favourites_note_check check (length(note) <= 4000);
