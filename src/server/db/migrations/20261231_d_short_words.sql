-- A Spanish stem of less than five letters counts as the whole word, too, without the ending of several: 'lento' was 'lentes', and
-- 'duelo' was 'duele'. What such a stem held together is said word by word.

create or replace function stems_of(language text, words text) returns text[] language sql immutable strict as $$
  select coalesce(array_agg(distinct case
    when language = 'es' and length(es[1]) < 5 then regexp_replace(word, '[ns]$', '')
    when language = 'es' then es[1]
    when language = 'en' then en[1]
    else word end), '{}')
  from (
    select word, ts_lexize('english_stem', word) as en, ts_lexize('spanish_stem', word) as es
    from regexp_split_to_table(replace(public.plain_words(words), 'cannot', 'can not'), '[^[:alnum:]]+') as word
  ) as said where word <> '' and en <> '{}' and es <> '{}'
$$;

alter table specialty_terms drop column stems;
alter table specialty_terms add column stems text[] not null generated always as (stems_of(language, term)) stored;

insert into specialty_terms (specialty, language, term)
select given.specialty, 'es', unnest(string_to_array(given.terms, '|'))
from (values
  ('family_medicine', 'cansado|cansada|me canso mucho'),
  ('psychiatry', 'lloro mucho|llorar mucho|llorando|duelo|enojada todo el tiempo'),
  ('endocrinology', 'azúcar alto|azúcar bajo'),
  ('neurology', 'marearse|mareando'),
  ('rheumatology', 'amanece tiesa'),
  ('pulmonology', 'me ahogo|ahogarse|ahogando|me canso al caminar|ronco|roncar|roncando'),
  ('gastroenterology', 'gas'),
  ('urology', 'orino mucho|orinar mucho|orinando')
) as given (specialty, terms)
on conflict do nothing;
