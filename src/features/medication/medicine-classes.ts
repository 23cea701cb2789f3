/** When these two lists were last looked through; the sources stand in `docs/assumptions.md`. */
export const CHECKED_ON = '2026-11-29';

const nsaids = [
  'ibuprofen',
  'advil',
  'motrin',
  'naproxen',
  'aleve',
  'diclofenac',
  'voltaren',
  'meloxicam',
  'mobic',
  'celecoxib',
  'celebrex',
  'ketorolac',
  'toradol',
  'indomethacin',
  'etodolac',
  'nabumeton',
  'piroxicam',
] as const;
const aspirin = [
  'aspirin',
  'bayer',
  'ecotrin',
  'acetylsalicylic',
  'acetylsalicylsaure',
  'acetylsalicylsaeure',
  'ass',
  'aas',
] as const;

/**
 * What belongs together, by names of substances and brands. They are compared as `folded` has them: what stands here is a language whose
 * name of a substance differs by more.
 */
export const classes = {
  warfarin: ['warfarin', 'coumadin', 'jantoven'],
  otherThinners: ['apixaban', 'eliquis', 'rivaroxaban', 'xarelto', 'dabigatran', 'pradaxa', 'edoxaban', 'savaysa'],
  antiInflammatories: [...nsaids, ...aspirin],
  nsaids,
  opioids: [
    ...['oxycodon', 'oxycontin', 'percocet', 'hydrocodon', 'vicodin', 'norco', 'morphin', 'codein', 'tramadol'],
    ...[
      'ultram',
      'fentanyl',
      'hydromorphon',
      'dilaudid',
      'methadon',
      'tapentadol',
      'meperidin',
      'pethidin',
      'buprenorphin',
    ],
  ],
  benzodiazepines: [
    ...['alprazolam', 'xanax', 'lorazepam', 'ativan', 'diazepam', 'valium', 'clonazepam', 'klonopin', 'temazepam'],
    ...['restoril', 'midazolam', 'oxazepam', 'triazolam', 'chlordiazepoxid'],
  ],
  nitrates: [
    'nitroglycerin',
    'nitroglyzerin',
    'glyceroltrinitrat',
    'trinitrin',
    'nitrostat',
    'isosorbid',
    'imdur',
    'isordil',
  ],
  erection: ['sildenafil', 'viagra', 'revatio', 'tadalafil', 'cialis', 'adcirca', 'vardenafil', 'levitra', 'avanafil'],
  maoInhibitors: [
    'phenelzin',
    'nardil',
    'tranylcypromin',
    'parnate',
    'isocarboxazid',
    'selegilin',
    'rasagilin',
    'linezolid',
  ],
  serotonin: [
    ...['sertralin', 'zoloft', 'fluoxetin', 'prozac', 'citalopram', 'celexa', 'escitalopram', 'lexapro', 'paroxetin'],
    ...['paxil', 'fluvoxamin', 'venlafaxin', 'effexor', 'duloxetin', 'cymbalta', 'desvenlafaxin', 'pristiq'],
    ...['amitriptylin', 'nortriptylin', 'clomipramin', 'imipramin', 'sumatriptan', 'imitrex', 'rizatriptan', 'maxalt'],
    ...['zolmitriptan', 'meperidin', 'pethidin', 'dextromethorphan'],
  ],
  strongBlockers: ['clarithromycin', 'biaxin', 'erythromycin', 'ketoconazol', 'itraconazol', 'ritonavir', 'paxlovid'],
  cholesterol: ['simvastatin', 'zocor', 'lovastatin', 'mevacor'],
  potassiumKeeping: [
    'spironolacton',
    'espironolacton',
    'spironolatton',
    'aldacton',
    'eplerenon',
    'inspra',
    'amilorid',
    'triamteren',
    'potassium',
    'potassio',
    'potasico',
    'kalium',
    'klor',
  ],
  pressure: [
    ...['lisinopril', 'zestril', 'prinivil', 'enalapril', 'ramipril', 'benazepril', 'captopril', 'quinapril'],
    ...[
      'losartan',
      'cozaar',
      'valsartan',
      'diovan',
      'olmesartan',
      'benicar',
      'irbesartan',
      'candesartan',
      'telmisartan',
    ],
  ],
  lithium: ['lithium', 'litio', 'lithobid'],
  methotrexate: ['methotrexat', 'trexall'],
  trimethoprim: ['trimethoprim', 'bactrim', 'septra', 'cotrimoxazol'],
  goutBlockers: ['allopurinol', 'zyloprim', 'febuxostat', 'uloric'],
  azathioprine: ['azathioprin', 'imuran', 'mercaptopurin'],
  tizanidine: ['tizanidin', 'zanaflex'],
  tizanidineBlockers: ['ciprofloxacin', 'cipro', 'fluvoxamin', 'luvox'],
  digoxin: ['digoxin', 'lanoxin'],
  amiodarone: ['amiodaron', 'pacerone'],
  paracetamol: ['acetaminophen', 'tylenol', 'paracetamol', 'percocet', 'vicodin', 'norco'],
  penicillins: ['penicillin', 'amoxicillin', 'amoxil', 'augmentin', 'ampicillin', 'dicloxacillin'],
  cephalosporins: ['cephalosporin', 'cephalexin', 'keflex', 'cefuroxim', 'cefdinir', 'ceftriaxon', 'cefadroxil'],
  sulfas: ['sulfa', 'sulfonamid', 'sulfamidic', 'sulfamethoxazol', 'bactrim', 'septra', 'cotrimoxazol', 'sulfasalazin'],
} as const satisfies Record<string, readonly string[]>;
export type MedicineClass = keyof typeof classes;

/** What two of them do together; the words are `medication.check.<harm>`. */
export type Harm = 'bleeding' | 'breathing' | 'fainting' | 'serotonin' | 'muscles' | 'potassium' | 'poison' | 'rhythm';

/** The pairs that are known best and harm most. */
export const pairs: readonly (readonly [MedicineClass, MedicineClass, Harm])[] = [
  ['warfarin', 'antiInflammatories', 'bleeding'],
  ['otherThinners', 'antiInflammatories', 'bleeding'],
  ['warfarin', 'otherThinners', 'bleeding'],
  ['warfarin', 'trimethoprim', 'bleeding'],
  ['warfarin', 'amiodarone', 'bleeding'],
  ['opioids', 'benzodiazepines', 'breathing'],
  ['nitrates', 'erection', 'fainting'],
  ['tizanidine', 'tizanidineBlockers', 'fainting'],
  ['maoInhibitors', 'serotonin', 'serotonin'],
  ['cholesterol', 'strongBlockers', 'muscles'],
  ['pressure', 'potassiumKeeping', 'potassium'],
  ['pressure', 'trimethoprim', 'potassium'],
  ['lithium', 'nsaids', 'poison'], // aspirin leaves the level of lithium as it is
  ['lithium', 'pressure', 'poison'],
  ['methotrexate', 'antiInflammatories', 'poison'],
  ['methotrexate', 'trimethoprim', 'poison'],
  ['azathioprine', 'goutBlockers', 'poison'],
  ['digoxin', 'amiodarone', 'rhythm'],
  ['digoxin', 'strongBlockers', 'rhythm'],
];

/** Of these, two at a time are too much of the same. */
export const notTwice: readonly MedicineClass[] = [
  ...(['paracetamol', 'antiInflammatories', 'benzodiazepines', 'cholesterol', 'otherThinners'] as const),
];

/** Whoever reacts to one of these reacts to the others most likely. */
export const reactTogether: readonly MedicineClass[] = [
  ...(['penicillins', 'cephalosporins', 'sulfas', 'antiInflammatories', 'opioids'] as const),
];
