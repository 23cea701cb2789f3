import type { Specialty } from '../specialties.ts';

type Words = { en: string; sp: string };

/** What somebody of a specialty says first about their work. */
export const works: Record<Specialty, Words> = {
  family_medicine: {
    en: 'I look after whole families, from the first cough to the medicines of a grandmother.',
    sp: 'Atiendo a familias enteras, desde la primera tos hasta las medicinas de la abuela.',
  },
  geriatrics: {
    en: 'I help older adults and their families make sense of many medicines, memory changes and falls.',
    sp: 'Ayudo a personas mayores y a sus familias a entender tantas medicinas, los cambios de memoria y las caídas.',
  },
  cardiology: {
    en: 'I explain what the heart is doing in plain words, and what can be done about it at home.',
    sp: 'Explico con palabras sencillas qué le pasa al corazón y qué se puede hacer en casa.',
  },
  endocrinology: {
    en: 'I work with blood sugar, thyroid and bones, and with what you really eat in a week.',
    sp: 'Trabajo con el azúcar, la tiroides y los huesos, y con lo que de verdad se come en una semana.',
  },
  psychiatry: {
    en: 'I listen first. Sadness, worry and sleepless nights have reasons, and most of them can be eased.',
    sp: 'Primero escucho. La tristeza, la preocupación y las noches sin dormir tienen razones, y casi siempre hay alivio.',
  },
  dermatology: {
    en: 'Show me the spot in good light: much of what worries people about their skin can be answered the same day.',
    sp: 'Enséñeme la mancha con buena luz: mucho de lo que preocupa de la piel se puede responder el mismo día.',
  },
  orthopedics: {
    en: 'I help people walk, climb stairs and sleep on their side again, with an operation only when nothing else helps.',
    sp: 'Ayudo a volver a caminar, subir escaleras y dormir de lado, y opero solo cuando nada más sirve.',
  },
  neurology: {
    en: 'Headaches, dizziness, a hand that shakes: I ask many questions and watch closely before I name anything.',
    sp: 'Dolor de cabeza, mareos, una mano que tiembla: pregunto mucho y observo bien antes de ponerle nombre.',
  },
  rheumatology: {
    en: 'Stiff hands in the morning are not simply age. I look for what causes them and plan week by week.',
    sp: 'Las manos rígidas por la mañana no son solo la edad. Busco la causa y planeo semana por semana.',
  },
  pulmonology: {
    en: 'I help people breathe easier, and I check how inhalers are really used.',
    sp: 'Ayudo a respirar mejor y reviso cómo se usan de verdad los inhaladores.',
  },
  gastroenterology: {
    en: 'Nobody likes to talk about it, so I ask calmly. Most trouble of stomach and bowel gets better with small changes.',
    sp: 'A nadie le gusta hablar de eso, así que pregunto con calma. Casi todo mejora con cambios pequeños.',
  },
  urology: {
    en: 'Getting up five times a night is nothing to be shy about. I start with a diary of three days.',
    sp: 'Levantarse cinco veces por la noche no es motivo de vergüenza. Empiezo con un diario de tres días.',
  },
  ophthalmology: {
    en: 'I sort out on the screen which eye trouble can wait and which must be seen today.',
    sp: 'Por la pantalla distingo qué molestia del ojo puede esperar y cuál hay que ver hoy.',
  },
  otolaryngology: {
    en: 'Hearing, balance and voice: I help people follow a conversation at the table again.',
    sp: 'Oído, equilibrio y voz: ayudo a volver a seguir la conversación en la mesa.',
  },
  gynecology: {
    en: 'I care for women at every age, and the years after fifty deserve as much time as the others.',
    sp: 'Atiendo a mujeres de todas las edades, y los años después de los cincuenta merecen tanto tiempo como los demás.',
  },
  nephrology: {
    en: 'I watch over kidneys long before a machine is needed, with numbers that I explain one by one.',
    sp: 'Cuido los riñones mucho antes de que haga falta una máquina, con números que explico uno por uno.',
  },
  oncology: {
    en: 'I go through reports and choices with families, without hurry and without hard words.',
    sp: 'Reviso informes y opciones con las familias, sin prisa y sin palabras difíciles.',
  },
  pain_medicine: {
    en: 'Pain that stays changes a life. I look for what makes the day bearable before I look for another pill.',
    sp: 'El dolor que no se va cambia la vida. Busco qué hace llevadero el día antes de buscar otra pastilla.',
  },
};

/** How they work, whatever it is. */
export const ways: readonly Words[] = [
  {
    en: 'Your daughter, your son or a caregiver can join from their own phone.',
    sp: 'Su hija, su hijo o quien le cuida puede unirse desde su propio teléfono.',
  },
  {
    en: 'After each visit you get a short list of what to do, in large letters.',
    sp: 'Después de cada consulta recibe una lista corta de lo que hay que hacer, en letra grande.',
  },
  {
    en: 'Please have your medicine bottles beside you; we read the labels together.',
    sp: 'Tenga sus frascos de medicina a la mano; leemos las etiquetas juntos.',
  },
  {
    en: 'I would rather answer a question twice than leave you with it at night.',
    sp: 'Prefiero responder una pregunta dos veces a que se quede con ella por la noche.',
  },
  {
    en: 'When something has to be seen in person, I say so at once and help you find where.',
    sp: 'Cuando algo hay que verlo en persona, lo digo enseguida y le ayudo a encontrar dónde.',
  },
];
