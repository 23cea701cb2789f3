-- In a conversation all that a family says waits for an answer, but thanks. Until now only what asks did: what they have told since the last
-- answer waits again, from the first message that is more than the commonest thanks. What is more than a month old stays as it is: it has
-- long been dealt with. So does what was said in a visit by video, where both were there.
update threads set waiting_since = (
  select min(told.written_at) from thread_messages as told
  where told.thread_id = threads.id and told.side = 'asker'
    and told.sequence > (select coalesce(max(answers.sequence), 0) from thread_messages as answers
      where answers.thread_id = threads.id and answers.side = 'answerer')
    and not exists (select from video_words where video_words.message_id = told.id)
    and btrim(lower(told.words), ' .,!¡👍🙏❤️') <> all (array[
      'thanks', 'thank you', 'thank you so much', 'thank you very much', 'many thanks', 'ok', 'okay', 'ok thanks', 'ok, thanks', 'ok, thank you',
      'gracias', 'muchas gracias', 'muchas gracias por todo', 'ok, gracias', 'vale, gracias', 'grazie', 'grazie mille', 'va bene, grazie',
      'danke', 'vielen dank', 'danke schön', 'ok, danke', 'спасибо', 'Спасибо', 'большое спасибо', 'Большое спасибо', 'хорошо, спасибо', 'Хорошо, спасибо'])
) where threads.is_shared and threads.status = 'open' and threads.waiting_since is null
  and threads.last_at > now() - interval '30 days';
