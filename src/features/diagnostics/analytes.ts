/** A unit with how many of it make one of the first. */
type Unit = readonly [name: string, perFirst: number];

type AnalyteFacts = {
  /** The first is the one in which ranges stand here. */
  units: readonly [Unit, ...Unit[]];
  low?: number;
  high?: number;
  criticalLow?: number;
  criticalHigh?: number;
};

/**
 * What a test measures: its units, and the range that most labs of the country print for adults. A lab enters the range that holds
 * with it; these are only what its form begins with.
 */
export const analytes = {
  total_cholesterol: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.02586],
    ],
    high: 199,
  },
  ldl: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.02586],
    ],
    high: 129,
    criticalHigh: 300,
  },
  hdl: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.02586],
    ],
    low: 40,
  },
  triglycerides: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.01129],
    ],
    high: 149,
    criticalHigh: 1000,
  },
  crp: {
    units: [
      ['mg/L', 1],
      ['mg/dL', 0.1],
    ],
    high: 3,
  },
  nt_probnp: { units: [['pg/mL', 1]], high: 125, criticalHigh: 5000 },
  glucose: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.05551],
    ],
    low: 70,
    high: 99,
    criticalLow: 50,
    criticalHigh: 400,
  },
  a1c: { units: [['%', 1]], high: 5.6, criticalHigh: 14 },
  insulin: {
    units: [
      ['µIU/mL', 1],
      ['pmol/L', 6],
    ],
    low: 2,
    high: 20,
  },
  creatinine: {
    units: [
      ['mg/dL', 1],
      ['µmol/L', 88.4],
    ],
    low: 0.6,
    high: 1.2,
    criticalHigh: 7,
  },
  egfr: { units: [['mL/min/1.73 m²', 1]], low: 60, criticalLow: 15 },
  urea_nitrogen: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.357],
    ],
    low: 7,
    high: 20,
    criticalHigh: 100,
  },
  urine_albumin: {
    units: [
      ['mg/g', 1],
      ['mg/mmol', 0.113],
    ],
    high: 29,
  },
  sodium: { units: [['mmol/L', 1]], low: 135, high: 145, criticalLow: 120, criticalHigh: 160 },
  potassium: { units: [['mmol/L', 1]], low: 3.5, high: 5.1, criticalLow: 2.8, criticalHigh: 6.2 },
  chloride: { units: [['mmol/L', 1]], low: 98, high: 107, criticalLow: 80, criticalHigh: 120 },
  bicarbonate: { units: [['mmol/L', 1]], low: 22, high: 29, criticalLow: 10, criticalHigh: 40 },
  uric_acid: {
    units: [
      ['mg/dL', 1],
      ['µmol/L', 59.48],
    ],
    low: 2.6,
    high: 7.2,
  },
  alt: { units: [['U/L', 1]], high: 45, criticalHigh: 1000 },
  ast: { units: [['U/L', 1]], high: 40, criticalHigh: 1000 },
  alp: { units: [['U/L', 1]], low: 40, high: 120 },
  bilirubin: {
    units: [
      ['mg/dL', 1],
      ['µmol/L', 17.1],
    ],
    high: 1.2,
    criticalHigh: 15,
  },
  albumin: {
    units: [
      ['g/dL', 1],
      ['g/L', 10],
    ],
    low: 3.5,
    high: 5,
    criticalLow: 1.5,
  },
  ggt: { units: [['U/L', 1]], high: 60 },
  tsh: { units: [['mIU/L', 1]], low: 0.4, high: 4.5, criticalHigh: 60 },
  free_t4: {
    units: [
      ['ng/dL', 1],
      ['pmol/L', 12.87],
    ],
    low: 0.8,
    high: 1.8,
  },
  free_t3: {
    units: [
      ['pg/mL', 1],
      ['pmol/L', 1.536],
    ],
    low: 2.3,
    high: 4.2,
  },
  vitamin_d: {
    units: [
      ['ng/mL', 1],
      ['nmol/L', 2.496],
    ],
    low: 30,
    high: 100,
    criticalHigh: 150,
  },
  vitamin_b12: {
    units: [
      ['pg/mL', 1],
      ['pmol/L', 0.738],
    ],
    low: 200,
    high: 900,
  },
  folate: {
    units: [
      ['ng/mL', 1],
      ['nmol/L', 2.266],
    ],
    low: 4,
  },
  magnesium: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.4114],
    ],
    low: 1.7,
    high: 2.4,
    criticalLow: 1,
    criticalHigh: 4.7,
  },
  hemoglobin: {
    units: [
      ['g/dL', 1],
      ['g/L', 10],
    ],
    low: 12,
    high: 16.5,
    criticalLow: 7,
    criticalHigh: 20,
  },
  hematocrit: { units: [['%', 1]], low: 36, high: 49, criticalLow: 20, criticalHigh: 60 },
  white_cells: { units: [['10³/µL', 1]], low: 4, high: 11, criticalLow: 1, criticalHigh: 50 },
  red_cells: { units: [['10⁶/µL', 1]], low: 4, high: 5.6 },
  platelets: { units: [['10³/µL', 1]], low: 150, high: 400, criticalLow: 20, criticalHigh: 1000 },
  iron: {
    units: [
      ['µg/dL', 1],
      ['µmol/L', 0.179],
    ],
    low: 60,
    high: 170,
  },
  ferritin: { units: [['ng/mL', 1]], low: 24, high: 300 },
  transferrin_saturation: { units: [['%', 1]], low: 20, high: 50 },
  inr: { units: [['ratio', 1]], low: 0.8, high: 1.1, criticalHigh: 5 },
  sed_rate: { units: [['mm/h', 1]], high: 30 },
  calcium: {
    units: [
      ['mg/dL', 1],
      ['mmol/L', 0.2495],
    ],
    low: 8.6,
    high: 10.3,
    criticalLow: 6.5,
    criticalHigh: 13,
  },
  parathyroid: {
    units: [
      ['pg/mL', 1],
      ['pmol/L', 0.106],
    ],
    low: 15,
    high: 65,
  },
} as const satisfies Record<string, AnalyteFacts>;
export type Analyte = keyof typeof analytes;

export const analyteNames = Object.keys(analytes) as [Analyte, ...Analyte[]];

/** The same without the narrow type of each. */
export const measured = (analyte: Analyte): AnalyteFacts => analytes[analyte];

export const unitsOf = (analyte: Analyte): string[] => measured(analyte).units.map(([name]) => name);
