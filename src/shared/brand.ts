/** The name, in one place, so that it can be changed. */
export const brand = {
  name: 'Lado',
  company: 'Lado Care, Inc.',
  street: '100 Example Street',
  town: 'Pasadena, CA 91101',
  phone: '(626) 555-0100',
  mail: 'help@lado.example',
} as const;

/** Below this many pixels headers turn into drawers: the specification's constant 900. */
export const DRAWER_BELOW_PIXELS = 900;
