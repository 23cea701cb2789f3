/** Where a state's clocks are set otherwise than in New York: postal code → IANA zone of most of its people. */
const zones: Record<string, string> = {
  ...zoned('America/Chicago', [
    'AL',
    'AR',
    'IA',
    'IL',
    'KS',
    'LA',
    'MN',
    'MO',
    'MS',
    'ND',
    'NE',
    'OK',
    'SD',
    'TN',
    'TX',
    'WI',
  ]),
  ...zoned('America/Denver', ['CO', 'ID', 'MT', 'NM', 'UT', 'WY']),
  ...zoned('America/Los_Angeles', ['CA', 'NV', 'OR', 'WA']),
  ...zoned('America/Puerto_Rico', ['PR', 'VI']),
  ...zoned('Pacific/Guam', ['GU', 'MP']),
  AK: 'America/Anchorage',
  AS: 'Pacific/Pago_Pago',
  AZ: 'America/Phoenix',
  FM: 'Pacific/Pohnpei',
  HI: 'Pacific/Honolulu',
  MH: 'Pacific/Majuro',
  PW: 'Pacific/Palau',
};

/** The IANA zone of a state, by its postal code; New York’s where nobody has said otherwise. */
export const timeZoneOf = (state: string): string => zones[state] ?? 'America/New_York';

function zoned(zone: string, states: string[]) {
  return Object.fromEntries(states.map((state) => [state, zone]));
}
