import { expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { meaningOf } from '../meaning.ts';
import type { Specialty } from '../specialties.ts';
import { meaningsOf } from './meaning-store.ts';

const { db, pool } = await ownPool();
const meant = async (words: string) => {
  const { terms, names } = await meaningsOf(db, words);
  return meaningOf(terms, names).specialties;
};

test.each<[string, Specialty]>([
  ['my head hurts', 'neurology'],
  ['me duele la cabeza', 'neurology'],
  ['Her hands shake when she eats', 'neurology'],
  ['le tiemblan las manos', 'neurology'],
  ['me duele el oído', 'otolaryngology'],
  ['his ears hurt', 'otolaryngology'],
  ['mi mamá no oye bien', 'otolaryngology'],
  ["I can't sleep", 'psychiatry'],
  ['she cannot fall asleep', 'psychiatry'],
  ["he can't fall asleep", 'psychiatry'],
  ['no puedo dormir por las noches', 'psychiatry'],
  ['my mother cries a lot', 'psychiatry'],
  ['swollen ankles', 'cardiology'],
  ['her ankles are swollen', 'cardiology'],
  ['se le hinchan los tobillos', 'cardiology'],
  ['se me olvidan las cosas', 'geriatrics'],
  ['my father keeps forgetting where he lives', 'geriatrics'],
  ['mi papá se cayó dos veces', 'geriatrics'],
  ['her knee hurts when she walks', 'orthopedics'],
  ['le duele mucho la rodilla', 'orthopedics'],
  ['my lower back hurts', 'pain_medicine'],
  ['me duele la espalda', 'pain_medicine'],
  ['her stomach hurts after meals', 'gastroenterology'],
  ['le duele la panza', 'gastroenterology'],
  ["I can't breathe well", 'pulmonology'],
  ['le falta el aire', 'pulmonology'],
  ['she pees a lot', 'urology'],
  ['le arde al orinar', 'urology'],
  ['cannot see well', 'ophthalmology'],
  ['ve borroso', 'ophthalmology'],
  ['her skin itches all over', 'dermatology'],
  ['a wound that does not heal', 'dermatology'],
  ['tiene una herida en la pierna', 'dermatology'],
  ['tiene azúcar alta', 'endocrinology'],
  ['her hands are stiff in the morning', 'rheumatology'],
  ['gota', 'rheumatology'],
  ['le duele la garganta', 'family_medicine'],
  ['I found a lump under my arm', 'oncology'],
  ['sofocos', 'gynecology'],
  ['foamy urine', 'nephrology'],
])('%j means one specialty', async (words, specialty) => {
  expect(await meant(words)).toEqual([specialty]);
});

test.each<[string, Specialty[]]>([
  ['mareo', ['neurology']],
  ['mareos', ['neurology']],
  ['me estoy mareando', ['neurology']],
  ['lentes', ['ophthalmology']],
  ['necesita lentes', ['ophthalmology']],
  ['camina muy lento', []],
  ['camina lenta', []],
  ['grano', ['dermatology']],
  ['está de duelo', ['psychiatry']],
  ['me duelen las piernas', ['orthopedics']],
  ['me ronca', ['pulmonology']],
  ['me ahogo', ['pulmonology']],
  ['le cuesta orinar', ['urology']],
  ['gas', ['gastroenterology']],
  ['panza', ['gastroenterology']],
  ['rodilla', ['orthopedics']],
  ['garganta', ['family_medicine']],
  ['gout', ['rheumatology']],
  ['flu', ['family_medicine']],
  ['rash', ['dermatology']],
  ['ear', ['otolaryngology']],
  ['knee', ['orthopedics']],
  ['belly', ['gastroenterology']],
  ['throat', ['family_medicine']],
  ['he is slow', []],
])('the short words of %j are taken whole', async (words, specialties) => {
  expect(await meant(words)).toEqual(specialties);
});

const everyday = {
  en: `her hers herself got get gets man men come comes came sale car care once pie pies toss lung let mother father husband
    wife daughter son brother sister house home day days night week month year today morning doctor nurse hospital medicine water food
    bread time thing word people child woman hand some more most very much many well still again always never often good better best
    old new small large long short hot help need want know think say tell ask feel look see make take give find work call try use leave
    put keep begin show hear play run move live believe hold bring happen write sit stand lose pay meet include continue set learn
    change lead watch follow stop speak read spend grow open walk win teach offer remember love consider appear buy serve die send
    build stay cut reach kill remain suggest raise pass sell require report decide pull come home since because after before while`,
  es: `ella él ellos madre padre esposo esposa hija hijo hermano hermana casa día días semana mes año hoy mañana médico enfermera
    hospital agua comida pan tiempo cosa palabra gente niño mujer mano mucho más muy bien todavía otra vez siempre nunca bueno mejor
    viejo nuevo grande chico largo corto caliente ayuda necesita quiere sabe piensa dice cuenta pregunta mira hace toma da encuentra
    trabaja llama usa deja pone guarda empieza muestra juega corre mueve vive cree trae pasa escribe pierde paga sigue aprende cambia
    habla lee gasta crece abre camina gana enseña ofrece recuerda ama compra sirve muere manda construye corta llega queda decide jala
    vende porque después antes mientras desde mal sol sal son red pan con fin luz paz voz vos`,
};

test.each(['en', 'es'] as const)('everyday words of %s are no complaint of the other language', async (language) => {
  const words = everyday[language].split(/\s+/);
  const { rows } = await pool.query<{ word: string; term: string }>(
    `with said as materialized (select word, stems_of($1, word) as stems from unnest($2::text[]) as word)
     select said.word, specialty_terms.term from said join specialty_terms
     on specialty_terms.language = $1 and specialty_terms.stems <@ said.stems order by said.word limit 100`,
    [language === 'en' ? 'es' : 'en', words],
  );
  expect(rows).toEqual([]);
});

test('“her” is nobody’s wound, and “got” nobody’s gout', async () => {
  expect(await meant('her hip hurts')).toEqual(['orthopedics']);
  expect(await meant('I got a fever')).toEqual(['family_medicine']);
});

test('no complaint of the list is made of filling words alone', async () => {
  const { rows } = await pool.query<{ terms: number; empty: string[] | null }>(
    'select count(*)::int as terms, array_agg(term) filter (where cardinality(stems) = 0) as empty from specialty_terms',
  );
  expect(rows[0]?.terms).toBeGreaterThan(900);
  expect(rows[0]?.empty).toBeNull();
});
