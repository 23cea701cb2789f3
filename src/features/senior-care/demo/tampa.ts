import {
  byTheDay,
  byTheMonth,
  centreIn,
  type DemoCentre,
  everyDay,
  plan,
  weekdays,
  weekdaysAndSaturday,
  type Written,
} from './demo-centre.ts';
import { metros } from './metros.ts';

const dayCentre = (written: Written) => centreIn(metros.tampa, 'day_care', written);
const assisted = (written: Written) => centreIn(metros.tampa, 'assisted_living', written);
const board = (written: Written) => centreIn(metros.tampa, 'board_and_care', written);

export const tampa: DemoCentre[] = [
  dayCentre({
    key: 'palmetto', name: 'Palmetto Day Center', manager: 'Andrea Fields', tint: 'sky', art: ['arcade', 'morning', 'mist', 'sky'],
    street: '410 Example Avenue', city: 'Tampa', zip: '33606', latitude: 27.938, longitude: -82.474, phone: '8135550113',
    languages: ['en', 'es'], capacity: 30, fullWeekdays: [2], prices: byTheDay(68),
    hours: weekdays('07:30', '17:30'), rating: 4.7, reviewCount: 25,
    services: ['lunch', 'rides', 'memory_support', 'nurse', 'music', 'arts', 'exercise', 'wheelchair_access', 'family_support'],
    dayPlan: plan({
      '08:00': 'ride_in', '09:00': 'welcome', '10:00': 'exercise', '11:00': 'memory_circle',
      '12:00': 'lunch', '13:30': 'arts', '16:00': 'ride_home',
    }),
    remarks: [
      'Two days before the storm they called with a plan, a phone list and a question about {her} oxygen.',
      'The cards {who} prints in the studio are on sale in the café next door, and {she} checks the rack.',
      '{She} came here straight from the hospital, and they had read the discharge papers before we arrived.',
      'The caregiver who greets {who} every morning kneels down to {her} eye level. Every morning.',
      'Tuesdays were full for two months, and they told us so instead of squeezing {them} in.',
    ],
  }),
  dayCentre({
    key: 'siete-palmas', name: 'Siete Palmas', manager: 'Orlando Fuentes', tint: 'coral', art: ['tower', 'golden', 'sun', 'coral'],
    street: '1815 Example Avenue', city: 'Tampa', zip: '33605', latitude: 27.961, longitude: -82.437, phone: '8135550121',
    languages: ['es', 'en', 'it'], capacity: 40, prices: byTheDay(64),
    hours: weekdaysAndSaturday('08:00', '17:00', '13:00'), rating: 4.6, reviewCount: 28,
    services: ['lunch', 'rides', 'games', 'dance', 'music', 'nurse', 'diabetes_care', 'medication'],
    dayPlan: plan({
      '08:30': 'ride_in', '09:00': 'welcome', '10:00': 'games', '11:15': 'dance', '12:00': 'lunch', '13:00': 'rest', '15:30': 'ride_home',
    }),
    remarks: [
      'Dominoes start at ten sharp, and {who} has been thrown out twice for talking, with love.',
      'The café con leche comes with one sugar less than {she} asks for, as agreed with me.',
      'There are old club photos on the wall, and {who} found {her} uncle in one of them.',
      'Orlando put on a danzón and {who}, who shuffles at home, turned on {her} heel.',
    ],
  }),
  dayCentre({
    key: 'cypress-landing', name: 'Cypress Landing', manager: 'Beth Kowalski', tint: 'pine', art: ['gable', 'mint', 'paper', 'pine'],
    street: '9300 Example Road', city: 'Temple Terrace', zip: '33617', latitude: 28.036, longitude: -82.386, phone: '8135550128',
    languages: ['en'], capacity: 24, prices: byTheDay(72), hours: weekdays('07:00', '18:00'), rating: 4.5, reviewCount: 14,
    services: ['lunch', 'physical_therapy', 'occupational_therapy', 'nurse', 'garden', 'outings', 'bathing', 'wheelchair_access'],
    dayPlan: plan({
      '07:30': 'breakfast', '09:00': 'therapy', '10:30': 'garden', '12:00': 'lunch',
      '13:30': 'outing', '15:30': 'snack', '17:30': 'goodbye',
    }),
    remarks: [
      'The therapist had {who} step in and out of a moored boat, and {she} thought it was fun, not exercise.',
      'There are turtles on the dock, and {who} has named all nine.',
      'A nursing student spends half an hour just talking with {who} every Tuesday.',
      'A real shower chair, warm towels and no hurry: {she} lets them help when {she} would not let me.',
    ],
  }),
  assisted({
    key: 'bay-lantern', name: 'Bay Lantern Residence', manager: 'Philip Donahue', tint: 'sun', art: ['court', 'dusk', 'sun', 'sky'],
    street: '3120 Example Boulevard', city: 'Tampa', zip: '33629', latitude: 27.921, longitude: -82.509, phone: '8135550135',
    languages: ['en', 'es'], capacity: 64, prices: byTheMonth(205, 1280, 4950),
    hours: everyDay('08:00', '20:00'), rating: 4.4, reviewCount: 20,
    services: [
      'private_room', 'couples', 'lunch', 'medication', 'nurse', 'night_staff', 'exercise', 'library', 'outings', 'hair_salon', 'laundry',
    ],
    dayPlan: plan({
      '08:00': 'breakfast', '09:30': 'exercise', '12:00': 'lunch', '14:00': 'outing',
      '16:00': 'snack', '17:30': 'dinner', '19:30': 'evening',
    }),
    remarks: [
      'At sunset every balcony has a lamp, and {who} is in charge of the fourth floor’s.',
      'The walk by the bay on Wednesdays is slow enough that {who} gets to talk.',
      'We moved two parents in on one day, and someone had made both beds.',
      'The nurse noticed the swelling before {her} cardiologist’s appointment and sent a note along.',
    ],
  }),
  assisted({
    key: 'heron-pointe', name: 'Heron Pointe', manager: 'Kimberly Ross', tint: 'lilac', art: ['villa', 'dusk', 'lilac', 'lilac'],
    street: '625 Example Lane', city: 'Brandon', zip: '33511', latitude: 27.918, longitude: -82.296, phone: '8135550142',
    languages: ['en'], capacity: 52, prices: byTheMonth(165, 1030, 3950), hours: everyDay('09:00', '19:00'), rating: 3.9, reviewCount: 10,
    services: ['private_room', 'lunch', 'medication', 'memory_support', 'night_staff', 'games', 'pet_visits', 'laundry'],
    dayPlan: plan({
      '08:00': 'breakfast', '10:00': 'walk', '12:00': 'lunch', '14:00': 'games', '15:30': 'animals', '17:30': 'dinner', '19:00': 'film',
    }),
    remarks: [
      '{Her} door is yellow, and {she} finds it every time.',
      'The heron on the boardwalk is {her} first report of the day.',
      'The new owners answered my list of complaints point by point, and most of it is mended.',
    ],
  }),
  board({
    key: 'kay-lakou', name: 'Kay Lakou', manager: 'Marie-Ange Baptiste', tint: 'coral', art: ['gable', 'golden', 'coral', 'sky'],
    street: '4409 Example Street', city: 'Tampa', zip: '33614', latitude: 28.006, longitude: -82.503, phone: '8135550149',
    languages: ['ht', 'fr', 'en'], capacity: 6, prices: byTheMonth(135, 850, 3250),
    hours: everyDay('09:00', '19:00'), rating: 4.8, reviewCount: 8,
    services: ['private_room', 'lunch', 'bathing', 'medication', 'faith', 'music', 'night_staff', 'laundry'],
    dayPlan: plan({
      '07:30': 'breakfast', '09:00': 'prayer', '12:00': 'lunch', '13:30': 'rest', '15:30': 'music', '18:00': 'dinner', '20:00': 'evening',
    }),
    remarks: [
      'Soup joumou on New Year’s Day, and every family was expected at the table.',
      'They sing the hymns {she} sang as a child, in Creole, and {who} takes the second voice.',
      'Marie-Ange changes the bandage herself and shows me how it is healing.',
    ],
  }),
  board({
    key: 'sandhill-home', name: 'Sandhill Home', manager: 'Gary Lindstrom', tint: 'sky', art: ['court', 'noon', 'mist', 'sun'],
    street: '11080 Example Way', city: 'Riverview', zip: '33578',
    latitude: 27.865, longitude: -82.335, phone: '8135550156', isVerified: false,
    languages: ['en'], capacity: 7, prices: byTheMonth(120, 750, 2900), hours: everyDay('10:00', '18:00'), rating: 4.2, reviewCount: 5,
    services: ['lunch', 'bathing', 'medication', 'garden', 'night_staff', 'laundry'],
    dayPlan: plan({ '08:00': 'breakfast', '10:00': 'garden', '12:00': 'lunch', '13:30': 'rest', '16:00': 'snack', '18:00': 'dinner' }),
    remarks: [
      '{Who} collects the eggs in the morning and reports the number by phone.',
      'Gary knew what to do when {she} choked, and did it before I understood.',
      'Cranes walk past the window at breakfast.',
    ],
  }),
];
