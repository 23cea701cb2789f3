-- What families call what they need, by the specialty that helps: a complaint or a name, in English and Spanish, and the names of
-- specialties in every language of the pages. Words are compared by their stems, and where nothing fits by their letters.

create extension if not exists pg_trgm;

create function stems_of(language text, words text) returns text[] language sql immutable strict as $$
  select tsvector_to_array(to_tsvector(
    case language when 'en' then 'english'::regconfig when 'es' then 'spanish'::regconfig else 'simple'::regconfig end,
    plain_words(words)))
$$;

create table specialty_terms (
  specialty text not null,
  language text not null check (language in ('en', 'es', 'de', 'it', 'ru')),
  term text not null,
  stems text[] not null generated always as (stems_of(language, term)) stored,
  primary key (language, term, specialty)
);

insert into specialty_terms (specialty, language, term)
select given.specialty, given.language, unnest(string_to_array(given.terms, '|'))
from (values
  ('family_medicine', 'en', 'family medicine|family doctor|primary care|general practitioner|GP|check-up|checkup|physical exam|fever|flu|cold|cough|sore throat|vaccine|vaccination|flu shot|prescription refill|feeling tired|fatigue|infection|high blood pressure|blood pressure|covid'),
  ('family_medicine', 'es', 'medicina familiar|médico de familia|médico de cabecera|médico general|atención primaria|chequeo|revisión|fiebre|gripe|gripa|resfriado|tos|dolor de garganta|vacuna|receta|cansancio|infección|presión alta|presión arterial|tensión alta|covid'),
  ('family_medicine', 'de', 'Hausarzt|Allgemeinmedizin|Erkältung|Fieber'),
  ('family_medicine', 'it', 'medico di famiglia|medicina generale|febbre|influenza'),
  ('family_medicine', 'ru', 'семейная медицина|терапевт|семейный врач'),
  ('geriatrics', 'en', 'geriatrics|geriatrician|elderly care|older adults|old age|memory loss|forgetfulness|forgetting things|confusion|dementia|falls|falling|frailty|too many medicines|many pills|medicine review|medication review|walking problems|losing weight'),
  ('geriatrics', 'es', 'geriatría|geriatra|adultos mayores|tercera edad|ancianos|pérdida de memoria|olvidos|se le olvida|confusión|demencia|caídas|se cae|fragilidad|muchas medicinas|muchas pastillas|revisión de medicinas|dificultad para caminar|pérdida de peso'),
  ('geriatrics', 'de', 'Geriatrie|Altersmedizin'),
  ('geriatrics', 'it', 'geriatria|geriatra'),
  ('geriatrics', 'ru', 'гериатрия|гериатр'),
  ('cardiology', 'en', 'cardiology|cardiologist|heart doctor|heart|chest pain|chest pressure|tight chest|palpitations|racing heart|irregular heartbeat|heart failure|heart attack|high cholesterol|cholesterol|swollen ankles|swollen legs|atrial fibrillation|pacemaker'),
  ('cardiology', 'es', 'cardiología|cardiólogo|cardióloga|médico del corazón|corazón|dolor de pecho|dolor en el pecho|presión en el pecho|palpitaciones|taquicardia|latidos irregulares|insuficiencia cardíaca|infarto|colesterol alto|colesterol|tobillos hinchados|piernas hinchadas|marcapasos'),
  ('cardiology', 'de', 'Kardiologie|Kardiologe|Herz|Brustschmerzen'),
  ('cardiology', 'it', 'cardiologia|cardiologo|cuore|dolore al petto'),
  ('cardiology', 'ru', 'кардиология|кардиолог|сердце|боль в груди'),
  ('endocrinology', 'en', 'endocrinology|endocrinologist|diabetes|blood sugar|high sugar|insulin|thyroid|hormones|osteoporosis|weak bones|always thirsty|weight gain'),
  ('endocrinology', 'es', 'endocrinología|endocrinólogo|endocrinóloga|diabetes|azúcar en la sangre|azúcar alta|insulina|tiroides|hormonas|osteoporosis|huesos débiles|mucha sed|aumento de peso'),
  ('endocrinology', 'de', 'Endokrinologie|Diabetes|Schilddrüse|Zucker'),
  ('endocrinology', 'it', 'endocrinologia|diabete|tiroide'),
  ('endocrinology', 'ru', 'эндокринология|эндокринолог|диабет'),
  ('psychiatry', 'en', 'psychiatry|psychiatrist|mental health|depression|depressed|sadness|sad|anxiety|worry|panic|panic attacks|insomnia|cannot sleep|can''t sleep|sleep problems|grief|loneliness|mood swings|hearing voices|caregiver stress|stress'),
  ('psychiatry', 'es', 'psiquiatría|psiquiatra|salud mental|depresión|tristeza|triste|ansiedad|preocupación|pánico|ataques de pánico|insomnio|no puedo dormir|no duerme|problemas de sueño|luto|soledad|cambios de humor|oye voces|nervios|estrés'),
  ('psychiatry', 'de', 'Psychiatrie|Psychiater|Depression|Angst'),
  ('psychiatry', 'it', 'psichiatria|psichiatra|depressione|ansia'),
  ('psychiatry', 'ru', 'психиатрия|психиатр|депрессия'),
  ('dermatology', 'en', 'dermatology|dermatologist|skin doctor|skin|rash|itching|itchy skin|mole|acne|eczema|psoriasis|dry skin|hair loss|nail fungus|wound|shingles|skin cancer'),
  ('dermatology', 'es', 'dermatología|dermatólogo|dermatóloga|médico de la piel|piel|sarpullido|ronchas|picazón|comezón|lunar|acné|eczema|psoriasis|piel seca|caída del cabello|hongos en las uñas|herida|culebrilla|cáncer de piel'),
  ('dermatology', 'de', 'Dermatologie|Hautarzt|Haut|Ausschlag'),
  ('dermatology', 'it', 'dermatologia|dermatologo|pelle'),
  ('dermatology', 'ru', 'дерматология|дерматолог|кожа'),
  ('orthopedics', 'en', 'orthopedics|orthopedist|orthopedic surgeon|bones|knee pain|hip pain|shoulder pain|foot pain|ankle pain|fracture|broken bone|sprain|hip replacement|knee replacement|sports injury'),
  ('orthopedics', 'es', 'ortopedia|ortopedista|traumatólogo|huesos|dolor de rodilla|dolor en la rodilla|dolor de cadera|dolor de hombro|dolor de pie|dolor de tobillo|fractura|hueso roto|esguince|prótesis de cadera|prótesis de rodilla'),
  ('orthopedics', 'de', 'Orthopädie|Orthopäde|Knie'),
  ('orthopedics', 'it', 'ortopedia|ortopedico|ginocchio'),
  ('orthopedics', 'ru', 'ортопедия|ортопед|колено'),
  ('neurology', 'en', 'neurology|neurologist|headache|migraine|dizziness|dizzy|tremor|shaking hands|numbness|tingling|seizure|epilepsy|stroke|Parkinson|Alzheimer|multiple sclerosis|memory loss|nerve pain'),
  ('neurology', 'es', 'neurología|neurólogo|neuróloga|dolor de cabeza|migraña|jaqueca|mareo|mareos|temblor|temblor en las manos|adormecimiento|hormigueo|convulsiones|epilepsia|derrame cerebral|embolia|Parkinson|Alzheimer|esclerosis múltiple|pérdida de memoria'),
  ('neurology', 'de', 'Neurologie|Neurologe|Kopfschmerzen|Schwindel'),
  ('neurology', 'it', 'neurologia|neurologo|mal di testa'),
  ('neurology', 'ru', 'неврология|невролог|головная боль'),
  ('rheumatology', 'en', 'rheumatology|rheumatologist|arthritis|joint pain|swollen joints|stiff joints|stiff hands|gout|lupus|fibromyalgia|rheumatism'),
  ('rheumatology', 'es', 'reumatología|reumatólogo|reumatóloga|artritis|dolor de articulaciones|dolor articular|articulaciones hinchadas|manos rígidas|gota|lupus|fibromialgia|reuma|reumatismo'),
  ('rheumatology', 'de', 'Rheumatologie|Rheuma|Gelenkschmerzen'),
  ('rheumatology', 'it', 'reumatologia|artrite'),
  ('rheumatology', 'ru', 'ревматология|ревматолог|артрит'),
  ('pulmonology', 'en', 'pulmonology|pulmonologist|lungs|lung doctor|asthma|COPD|shortness of breath|short of breath|trouble breathing|hard to breathe|wheezing|chronic cough|cough that stays|bronchitis|pneumonia|sleep apnea|snoring'),
  ('pulmonology', 'es', 'neumología|neumólogo|neumóloga|pulmones|asma|EPOC|falta de aire|dificultad para respirar|le cuesta respirar|silbidos|tos crónica|tos que no se quita|bronquitis|neumonía|apnea del sueño|ronquidos'),
  ('pulmonology', 'de', 'Pneumologie|Lungenarzt|Asthma|Atemnot'),
  ('pulmonology', 'it', 'pneumologia|asma|polmoni'),
  ('pulmonology', 'ru', 'пульмонология|пульмонолог|астма'),
  ('gastroenterology', 'en', 'gastroenterology|gastroenterologist|stomach|stomach ache|stomach pain|belly pain|abdominal pain|heartburn|acid reflux|constipation|diarrhea|nausea|vomiting|bloating|trouble swallowing|liver|colonoscopy|blood in stool'),
  ('gastroenterology', 'es', 'gastroenterología|gastroenterólogo|gastroenteróloga|estómago|dolor de estómago|dolor de barriga|dolor abdominal|acidez|agruras|reflujo|estreñimiento|diarrea|náuseas|vómito|hinchazón|dificultad para tragar|hígado|colonoscopia|sangre en las heces'),
  ('gastroenterology', 'de', 'Gastroenterologie|Magen|Bauchschmerzen'),
  ('gastroenterology', 'it', 'gastroenterologia|stomaco|mal di stomaco'),
  ('gastroenterology', 'ru', 'гастроэнтерология|гастроэнтеролог|желудок'),
  ('urology', 'en', 'urology|urologist|bladder|prostate|incontinence|leaking urine|burning when urinating|urinary infection|UTI|blood in urine|frequent urination|kidney stones'),
  ('urology', 'es', 'urología|urólogo|uróloga|vejiga|próstata|incontinencia|se le sale la orina|ardor al orinar|infección de orina|infección urinaria|sangre en la orina|orina mucho|piedras en el riñón'),
  ('urology', 'de', 'Urologie|Urologe|Blase|Prostata'),
  ('urology', 'it', 'urologia|urologo|prostata'),
  ('urology', 'ru', 'урология|уролог|простата'),
  ('ophthalmology', 'en', 'ophthalmology|ophthalmologist|eye doctor|eyes|eye|blurry vision|cloudy vision|cataract|glaucoma|red eye|dry eyes|eye pain|losing sight|glasses'),
  ('ophthalmology', 'es', 'oftalmología|oftalmólogo|oftalmóloga|oculista|médico de los ojos|ojos|ojo|vista borrosa|vista nublada|cataratas|glaucoma|ojo rojo|ojos secos|dolor de ojo|pérdida de la vista|lentes'),
  ('ophthalmology', 'de', 'Augenarzt|Augenheilkunde|Augen'),
  ('ophthalmology', 'it', 'oftalmologia|oculista|occhi'),
  ('ophthalmology', 'ru', 'офтальмология|офтальмолог|глаза'),
  ('otolaryngology', 'en', 'ear nose and throat|ENT|otolaryngology|ear pain|earache|hearing loss|hard of hearing|ringing in the ears|tinnitus|sinus|stuffy nose|nosebleed|hoarse voice|hearing aid|vertigo'),
  ('otolaryngology', 'es', 'otorrinolaringología|otorrino|oído nariz y garganta|dolor de oído|pérdida de audición|no oye bien|zumbido en los oídos|sinusitis|nariz tapada|sangrado de nariz|ronquera|aparato auditivo|vértigo'),
  ('otolaryngology', 'de', 'HNO|Hals-Nasen-Ohren|Ohrenschmerzen'),
  ('otolaryngology', 'it', 'otorinolaringoiatria|otorino|mal d''orecchio'),
  ('otolaryngology', 'ru', 'отоларингология|лор|ухо'),
  ('gynecology', 'en', 'gynecology|gynecologist|women''s health|menopause|hot flashes|period pain|irregular periods|pelvic pain|vaginal dryness|breast lump|pap smear|birth control|pregnancy'),
  ('gynecology', 'es', 'ginecología|ginecólogo|ginecóloga|salud de la mujer|menopausia|sofocos|bochornos|dolor menstrual|regla irregular|dolor pélvico|resequedad vaginal|bulto en el seno|papanicolau|anticonceptivos|embarazo'),
  ('gynecology', 'de', 'Gynäkologie|Frauenarzt'),
  ('gynecology', 'it', 'ginecologia|ginecologo'),
  ('gynecology', 'ru', 'гинекология|гинеколог'),
  ('nephrology', 'en', 'nephrology|nephrologist|kidneys|kidney|kidney disease|kidney failure|dialysis|protein in urine|swelling'),
  ('nephrology', 'es', 'nefrología|nefrólogo|nefróloga|riñones|riñón|enfermedad renal|insuficiencia renal|diálisis|proteína en la orina|hinchazón de pies'),
  ('nephrology', 'de', 'Nephrologie|Nieren|Dialyse'),
  ('nephrology', 'it', 'nefrologia|reni|dialisi'),
  ('nephrology', 'ru', 'нефрология|нефролог|почки'),
  ('oncology', 'en', 'oncology|oncologist|cancer|tumor|chemotherapy|lump|second opinion on cancer|cancer follow-up|radiation'),
  ('oncology', 'es', 'oncología|oncólogo|oncóloga|cáncer|tumor|quimioterapia|bulto|bolita|radioterapia|segunda opinión de cáncer'),
  ('oncology', 'de', 'Onkologie|Krebs'),
  ('oncology', 'it', 'oncologia|cancro|tumore'),
  ('oncology', 'ru', 'онкология|онколог|рак'),
  ('pain_medicine', 'en', 'pain medicine|pain doctor|chronic pain|pain that stays|pain|back pain|lower back pain|neck pain|sciatica|nerve pain'),
  ('pain_medicine', 'es', 'medicina del dolor|clínica del dolor|dolor crónico|dolor que no se quita|dolor|dolor de espalda|dolor de cintura|dolor de cuello|ciática'),
  ('pain_medicine', 'de', 'Schmerztherapie|Rückenschmerzen'),
  ('pain_medicine', 'it', 'terapia del dolore|mal di schiena'),
  ('pain_medicine', 'ru', 'лечение боли|боль в спине')
) as given (specialty, language, terms);

-- A doctor's name without title and accents, by which it is found and lists are put in order.
alter table doctors add column name_key text not null default '';

create function name_key_of(name text) returns text language sql immutable strict as $$
  select regexp_replace(plain_words(name), '^dra?[.]? +', '')
$$;

create function key_doctor_name() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'doctors' then
    select name_key_of(providers.name) into new.name_key from providers where providers.id = new.provider_id;
    return new;
  end if;
  update doctors set name_key = name_key_of(new.name) where provider_id = new.id;
  return null;
end $$;
create trigger doctors_name before insert on doctors for each row execute function key_doctor_name();
create trigger providers_name after update of name on providers
  for each row when (new.kind = 'doctor' and old.name is distinct from new.name) execute function key_doctor_name();

create index doctors_named on doctors using gin (name_key gin_trgm_ops);
