-- The relative who left a line of the audit trail can be asked themself: then it is no question to staff.
alter table trail_questions
  drop constraint trail_questions_kind_check,
  add constraint trail_questions_kind_check check (kind in ('relative', 'who', 'wrong'));
