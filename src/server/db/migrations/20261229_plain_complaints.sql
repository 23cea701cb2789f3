-- More of what families say when something is wrong. And no word of one language is taken for the stem of another: what only fills
-- a sentence in English or Spanish counts in no language ('her' was 'herida'), and a Spanish stem of less than four letters counts
-- as the whole word, in the singular ('got' was 'gota'). 'Cannot' is what 'can’t' is, too.

create or replace function stems_of(language text, words text) returns text[] language sql immutable strict as $$
  select coalesce(array_agg(distinct case
    when language = 'es' and length(es[1]) < 4 then regexp_replace(word, 's$', '')
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
select given.specialty, given.language, unnest(string_to_array(given.terms, '|'))
from (values
  ('family_medicine', 'en', 'throat hurts|runny nose|chills|hot and shivering|temperature|aching all over|no energy|tired all the time|worn out|feeling sick|feeling weak|annual visit|blood test|needs a new prescription'),
  ('family_medicine', 'es', 'duele la garganta|tose mucho|no deja de toser|moquea|escalofríos|calentura|duele todo el cuerpo|sin fuerzas|siempre cansado|siempre cansada|malestar general|se siente débil|catarro|análisis de sangre|renovar la receta'),
  ('geriatrics', 'en', 'keeps forgetting|forgetful|gets lost|repeats himself|asks the same question|mixes up names|fell|unsteady on her feet|afraid of falling|stopped eating|no appetite|getting weaker|does not recognize us|wanders at night'),
  ('geriatrics', 'es', 'se me olvidan las cosas|olvida todo|olvida las cosas|se pierde en la calle|repite lo mismo|pregunta lo mismo|confunde los nombres|se cayó|caerse|miedo a caerse|no quiere comer|sin apetito|cada vez más débil|no nos reconoce|camina con dificultad'),
  ('cardiology', 'en', 'chest hurts|chest feels tight|heart beats fast|heart is pounding|heart skips a beat|heart flutters|ankles are swollen|ankles swell|feet swell|legs swell|fainted|fainting|cold feet'),
  ('cardiology', 'es', 'duele el pecho|opresión en el pecho|corazón acelerado|corazón late rápido|palpita el corazón|se le hinchan los tobillos|se me hinchan los pies|se hinchan las piernas|se desmayó|desmayo|pies fríos'),
  ('endocrinology', 'en', 'sugar is high|sugar is low|sugar levels|drinks a lot of water|very thirsty|putting on weight|gaining weight|always cold|sweats a lot|goiter|brittle bones'),
  ('endocrinology', 'es', 'tiene azúcar|sube el azúcar|baja el azúcar|azúcar baja|toma mucha agua|siempre tiene sed|sube de peso|subir de peso|siempre tiene frío|suda mucho|bocio|huesos frágiles'),
  ('psychiatry', 'en', 'cries a lot|crying|nervous|worried|worries all the time|afraid to leave the house|awake at night|wakes up at night|cannot fall asleep|nightmares|lonely|lost interest|sees things|overwhelmed|lost her husband|lost his wife|angry all the time'),
  ('psychiatry', 'es', 'llora mucho|nervioso|nerviosa|preocupado|preocupada|miedo a salir|se despierta de noche|no duermo|no puede dormir|pesadillas|vive sola|vive solo|sin ganas de nada|ve cosas|agobiada|enojado todo el tiempo'),
  ('dermatology', 'en', 'skin itches|spots on the skin|red spots|blisters|bumps on the skin|hives|wound that does not heal|sore that does not heal|bed sores|skin infection|hair is falling out|nail turned yellow|sunburn|wart'),
  ('dermatology', 'es', 'pica la piel|pica todo el cuerpo|manchas en la piel|manchas rojas|ampollas|granos|urticaria|herida que no cierra|llaga|escaras|infección en la piel|se me cae el pelo|quemadura de sol|verruga'),
  ('orthopedics', 'en', 'knee hurts|knees hurt|hip hurts|shoulder hurts|foot hurts|feet hurt|ankle hurts|elbow hurts|wrist hurts|heel hurts|arm hurts|leg hurts|twisted ankle|cannot lift the arm|bunion|broke a bone'),
  ('orthopedics', 'es', 'duele la rodilla|duelen las rodillas|duele la cadera|duele el hombro|duele el pie|duelen los pies|duele el tobillo|duele el codo|duele la muñeca|duele el talón|duele el brazo|duele la pierna|se torció el tobillo|no puede levantar el brazo|juanete|se rompió un hueso'),
  ('neurology', 'en', 'head hurts|pounding head|light headed|room spins|hands shake|hand trembles|pins and needles|tingling feet|numb hands|numb feet|balance problems'),
  ('neurology', 'es', 'duele la cabeza|cabeza pesada|se marea|mareado|mareada|todo da vueltas|tiemblan las manos|le tiembla la mano|se duermen las manos|se duermen los pies|manos dormidas|pierde el equilibrio'),
  ('rheumatology', 'en', 'joints hurt|joints ache|hands are stiff|stiff in the morning|fingers hurt|swollen fingers|swollen hands|crooked fingers|big toe hurts'),
  ('rheumatology', 'es', 'duelen las articulaciones|duelen las coyunturas|coyunturas hinchadas|duelen los dedos|dedos hinchados|manos hinchadas|amanece tieso|dedos torcidos|duele el dedo gordo|duelen los huesos'),
  ('pulmonology', 'en', 'cannot breathe|breathless|out of breath|chest whistles|coughs all night|cough that does not go away|coughing up phlegm|phlegm|snores|stops breathing at night|inhaler'),
  ('pulmonology', 'es', 'no puede respirar|se ahoga|le falta el aire|se cansa al caminar|pecho silba|tose toda la noche|tos con flemas|flema|ronca|ronca mucho|deja de respirar de noche|inhalador'),
  ('gastroenterology', 'en', 'stomach hurts|belly hurts|tummy ache|tummy hurts|gut pain|cannot go to the bathroom|constipated|loose stools|throws up|throwing up|gassy|indigestion|food gets stuck|hemorrhoids|yellow eyes'),
  ('gastroenterology', 'es', 'duele el estómago|duele la barriga|duele la panza|dolor de panza|estreñido|estreñida|no puede ir al baño|suelto del estómago|vomita|ganas de vomitar|gases|indigestión|se le atora la comida|hemorroides|ojos amarillos'),
  ('urology', 'en', 'pees a lot|up at night to pee|burns when she pees|cannot hold her urine|cannot pee|wets the bed|weak stream|bladder infection|prostate trouble|erection problems'),
  ('urology', 'es', 'orina de noche|arde al orinar|le arde cuando orina|no aguanta la orina|no puede orinar|se orina en la cama|chorro débil|problemas de próstata|problemas de erección|mal de orín'),
  ('ophthalmology', 'en', 'eyes hurt|eyes burn|eyes itch|eyes water|cannot see well|sees badly|sees double|double vision|floaters|eye infection|pink eye|stye|new glasses|dark spots in sight'),
  ('ophthalmology', 'es', 'duelen los ojos|duele el ojo|arden los ojos|pican los ojos|lloran los ojos|no ve bien|ve mal|ve borroso|ve doble|moscas volantes|infección en el ojo|orzuelo|ojos rojos|lentes nuevos'),
  ('otolaryngology', 'en', 'ear hurts|ears hurt|ear infection|ears ring|buzzing in the ears|cannot hear well|hears badly|hard to hear|ear wax|blocked ears|blocked nose|lost her voice|nose bleeds|cannot smell'),
  ('otolaryngology', 'es', 'duele el oído|duelen los oídos|infección de oído|zumban los oídos|silbido en el oído|oye mal|no escucha bien|cera en los oídos|oídos tapados|se quedó sin voz|afónico|afónica|sangra la nariz|no huele nada|sordo|sorda|sordera'),
  ('gynecology', 'en', 'hot flushes|night sweats|heavy periods|missed period|bleeding after menopause|vaginal itching|vaginal discharge|breast pain|lump in the breast|pregnant|prolapse'),
  ('gynecology', 'es', 'sofocones|sudores de noche|regla abundante|no me baja la regla|sangrado después de la menopausia|comezón en la vagina|flujo vaginal|dolor de senos|bulto en el pecho|embarazada|cólicos menstruales'),
  ('nephrology', 'en', 'kidneys hurt|kidney trouble|foamy urine|hardly urinates|swollen face'),
  ('nephrology', 'es', 'duelen los riñones|mal de los riñones|orina con espuma|cara hinchada'),
  ('oncology', 'en', 'found a lump|lump under the arm|lymph nodes|biopsy|leukemia|lymphoma'),
  ('oncology', 'es', 'encontró una bolita|ganglios|bulto en la axila|biopsia|leucemia|linfoma|metástasis'),
  ('pain_medicine', 'en', 'hurts|aches|sore|aching|back hurts|lower back hurts|back aches|neck hurts|stiff neck|pain down the leg|everything hurts|pain that does not go away|slipped disc'),
  ('pain_medicine', 'es', 'duele la espalda|duele la cintura|duele el cuello|cuello tieso|tortícolis|dolor que baja por la pierna|duele todo|lumbago|hernia de disco')
) as given (specialty, language, terms)
on conflict do nothing;
