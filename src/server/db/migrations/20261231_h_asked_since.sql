-- Since when whoever answers waits for the asker; null when nothing waits. Until now it was read off the last message alone.
alter table threads add column asked_since timestamptz;

-- In a conversation only what asks waits for an answer: not a thank-you, and no answer to one is counted as an answer.
update threads set waiting_since = null
where is_shared and waiting_since is not null and not exists (
  select from thread_messages where thread_messages.thread_id = threads.id and thread_messages.words like '%?%'
    and thread_messages.sequence > (select coalesce(max(answers.sequence), 0) from thread_messages as answers
      where answers.thread_id = threads.id and answers.side = 'answerer')
);

update threads set asked_since = (
  select min(questions.written_at) from thread_messages as questions
  where questions.thread_id = threads.id and questions.side = 'answerer' and questions.words like '%?%'
    and questions.sequence > (select coalesce(max(said.sequence), 0) from thread_messages as said
      where said.thread_id = threads.id and said.side = 'asker')
) where status = 'open';

update thread_messages as answers set answer_seconds = null
from threads
where threads.id = answers.thread_id and threads.is_shared and answers.answer_seconds is not null and not exists (
  select from thread_messages as questions where questions.thread_id = answers.thread_id
    and questions.sequence < answers.sequence and questions.side = 'asker' and questions.words like '%?%'
    and questions.sequence > (select coalesce(max(before.sequence), 0) from thread_messages as before
      where before.thread_id = answers.thread_id and before.side = 'answerer' and before.sequence < answers.sequence)
);
