/** When these two lists were last looked through; the sources stand in `docs/assumptions.md`. */
export const CHECKED_ON = '2026-11-29';

/** What belongs together, by names of substances and brands, without the vowels at their ends. */
export const classes = {
  warfarin: ['warfarin', 'coumadin', 'jantoven'],
  otherThinners: ['apixaban', 'eliquis', 'rivaroxaban', 'xarelto', 'dabigatran', 'pradax', 'edoxaban', 'savays'],
  antiInflammatories: [
    ...['ibuprofen', 'advil', 'motrin', 'naproxen', 'alev', 'diclofenac', 'voltaren', 'meloxicam', 'mobic'],
    ...['celecoxib', 'celebrex', 'ketorolac', 'toradol', 'indomethacin', 'etodolac', 'nabumeton', 'piroxicam'],
    ...['aspirin', 'bayer', 'ecotrin'],
  ],
  opioids: [
    ...['oxycodon', 'oxycontin', 'percocet', 'hydrocodon', 'vicodin', 'norco', 'morphin', 'codein', 'tramadol'],
    ...['ultram', 'fentanyl', 'hydromorphon', 'dilaudid', 'methadon', 'tapentadol', 'meperidin', 'buprenorphin'],
  ],
  benzodiazepines: [
    ...['alprazolam', 'xanax', 'lorazepam', 'ativan', 'diazepam', 'valium', 'clonazepam', 'klonopin', 'temazepam'],
    ...['restoril', 'midazolam', 'oxazepam', 'triazolam', 'chlordiazepoxid'],
  ],
  nitrates: ['nitroglycerin', 'nitrostat', 'isosorbid', 'imdur', 'isordil'],
  erection: ['sildenafil', 'viagr', 'revatio', 'tadalafil', 'cialis', 'adcirc', 'vardenafil', 'levitr', 'avanafil'],
  maoInhibitors: [
    'phenelzin',
    'nardil',
    'tranylcypromin',
    'parnat',
    'isocarboxazid',
    'selegilin',
    'rasagilin',
    'linezolid',
  ],
  serotonin: [
    ...['sertralin', 'zoloft', 'fluoxetin', 'prozac', 'citalopram', 'celex', 'escitalopram', 'lexapr', 'paroxetin'],
    ...['paxil', 'fluvoxamin', 'venlafaxin', 'effexor', 'duloxetin', 'cymbalt', 'desvenlafaxin', 'pristiq'],
    ...['amitriptylin', 'nortriptylin', 'clomipramin', 'imipramin', 'sumatriptan', 'imitrex', 'rizatriptan', 'maxalt'],
    ...['zolmitriptan', 'meperidin', 'dextromethorphan'],
  ],
  strongBlockers: ['clarithromycin', 'biaxin', 'erythromycin', 'ketoconazol', 'itraconazol', 'ritonavir', 'paxlovid'],
  cholesterol: ['simvastatin', 'zocor', 'lovastatin', 'mevacor'],
  potassiumKeeping: [
    'spironolacton',
    'aldacton',
    'eplerenon',
    'inspr',
    'amilorid',
    'triamteren',
    'potassium',
    'klor',
    'potasi',
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
  lithium: ['lithium', 'liti', 'lithobid'],
  methotrexate: ['methotrexat', 'metotrexat', 'trexall'],
  trimethoprim: ['trimethoprim', 'bactrim', 'septr', 'cotrimoxazol'],
  goutBlockers: ['allopurinol', 'alopurinol', 'zyloprim', 'febuxostat', 'uloric'],
  azathioprine: ['azathioprin', 'azatioprin', 'imuran', 'mercaptopurin'],
  tizanidine: ['tizanidin', 'zanaflex'],
  tizanidineBlockers: ['ciprofloxacin', 'cipr', 'fluvoxamin', 'luvox'],
  digoxin: ['digoxin', 'lanoxin'],
  amiodarone: ['amiodaron', 'pacerone', 'paceron'],
  paracetamol: ['acetaminophen', 'tylenol', 'paracetamol', 'percocet', 'vicodin', 'norco'],
  penicillins: [
    'penicillin',
    'penicilin',
    'amoxicillin',
    'amoxicilin',
    'amoxil',
    'augmentin',
    'ampicillin',
    'ampicilin',
    'dicloxacillin',
  ],
  cephalosporins: [
    'cephalosporin',
    'cephalexin',
    'cefalexin',
    'keflex',
    'cefuroxim',
    'cefdinir',
    'ceftriaxon',
    'cefadroxil',
  ],
  sulfas: ['sulf', 'sulfonamid', 'sulfamethoxazol', 'bactrim', 'septr', 'cotrimoxazol', 'sulfasalazin'],
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
  ['lithium', 'antiInflammatories', 'poison'],
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
