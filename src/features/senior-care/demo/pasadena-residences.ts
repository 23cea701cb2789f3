import { byTheMonth, centreIn, type DemoCentre, everyDay, plan, type Written } from './demo-centre.ts';
import { metros } from './metros.ts';

const assisted = (written: Written) => centreIn(metros.losAngeles, 'assisted_living', written);
const board = (written: Written) => centreIn(metros.losAngeles, 'board_and_care', written);

/** Where people live: assisted living and board and care around Pasadena. */
export const pasadenaResidences: DemoCentre[] = [
  assisted({
    key: 'madison-grove', name: 'Madison Grove Residence', manager: 'Caroline Abbott', tint: 'sky',
    art: ['tower', 'golden', 'coral', 'pine'],
    street: '150 Example Avenue', city: 'Pasadena', zip: '91101', latitude: 34.139, longitude: -118.137, phone: '6265550171',
    languages: ['en', 'es'], capacity: 54, prices: byTheMonth(215, 1350, 5200),
    hours: everyDay('09:00', '20:00'), rating: 4.5, reviewCount: 23,
    services: [
      'private_room', 'couples', 'lunch', 'medication', 'bathing', 'night_staff', 'library', 'hair_salon', 'outings',
      'laundry', 'wheelchair_access',
    ],
    dayPlan: plan({
      '08:00': 'breakfast', '10:00': 'walk', '12:00': 'lunch', '14:00': 'outing',
      '16:00': 'snack', '18:00': 'dinner', '19:30': 'evening',
    }),
    remarks: [
      'My parents could stay together: the apartment for couples has two bedrooms and one very loud television.',
      'The Tuesday trip to the hardware store is what {who} tells everyone about.',
      '{Who} has {her} own front door here, and that made all the difference.',
      'When {she} pressed the button at three in the morning, somebody stood there within two minutes.',
      'The bill says exactly what the care level covers. We have had no surprise in fourteen months.',
    ],
  }),
  assisted({
    key: 'oleander-court', name: 'Oleander Court', manager: 'James Whitlock', tint: 'lilac', art: ['villa', 'noon', 'paper', 'lilac'],
    street: '2711 Example Street', city: 'Burbank', zip: '91505', latitude: 34.178, longitude: -118.33, phone: '8185550127',
    languages: ['en', 'hy'], capacity: 72, prices: byTheMonth(185, 1150, 4300),
    hours: everyDay('08:00', '19:00'), rating: 4.1, reviewCount: 17,
    services: ['private_room', 'lunch', 'medication', 'memory_support', 'night_staff', 'music', 'games', 'laundry', 'physical_therapy'],
    dayPlan: plan({
      '07:45': 'breakfast', '09:30': 'news', '10:30': 'music', '12:00': 'lunch', '14:00': 'games', '17:30': 'dinner', '19:00': 'film',
    }),
    remarks: [
      'On film night the man next to {who} turned out to have painted the sets.',
      'The memory floor has a balcony full of herbs, and {she} smells of basil when I visit.',
      'The therapist comes to the apartment, so {who} does the exercises in slippers.',
      'It took them two weeks to fix the shower handle, but they apologized and took it off the bill.',
    ],
  }),
  assisted({
    key: 'la-canada-linden', name: 'The Linden', manager: 'Robert Castellanos', tint: 'pine', art: ['court', 'morning', 'lilac', 'coral'],
    street: '900 Example Boulevard', city: 'La Canada Flintridge', zip: '91011', latitude: 34.206, longitude: -118.199, phone: '8185550136',
    languages: ['en', 'ko'], capacity: 38, prices: byTheMonth(260, 1600, 6100),
    hours: everyDay('09:00', '19:00'), rating: 4.8, reviewCount: 13,
    services: [
      'private_room', 'couples', 'lunch', 'nurse', 'medication', 'garden', 'library', 'technology_help', 'night_staff', 'pet_visits',
    ],
    dayPlan: plan({
      '08:00': 'breakfast', '10:00': 'garden', '12:00': 'lunch', '14:30': 'phone_time',
      '16:00': 'snack', '18:00': 'dinner', '19:30': 'evening',
    }),
    remarks: [
      '{Who} was allowed to bring the cat, and the cat has adjusted faster than any of us.',
      'There is a nurse in the house at night, an awake one; I called at two to try it.',
      'In the library they keep a shelf of large-print mysteries and reorder what {who} asks for.',
      'The garden has a bench every twenty steps. Somebody thought about that.',
    ],
  }),
  board({
    key: 'marigold-home', name: 'Marigold Home', manager: 'Faith Adeyemi', tint: 'sun', art: ['gable', 'morning', 'sun', 'clay'],
    street: '33 Example Circle', city: 'Altadena', zip: '91001', latitude: 34.191, longitude: -118.121, phone: '6265550175',
    languages: ['en'], capacity: 6, prices: byTheMonth(160, 1000, 3900), hours: everyDay('10:00', '19:00'), rating: 4.9, reviewCount: 9,
    services: ['private_room', 'lunch', 'bathing', 'medication', 'memory_support', 'night_staff', 'laundry', 'garden'],
    dayPlan: plan({
      '08:00': 'breakfast', '10:00': 'walk', '12:30': 'lunch', '14:00': 'rest', '15:30': 'baking', '18:00': 'dinner', '20:00': 'evening',
    }),
    remarks: [
      'There are six chairs around the kitchen table and {who} has had the same one for two years.',
      'Faith hums with {who} when {she} gets restless at dusk, and it works every time.',
      'They wrote down how {she} likes {her} eggs before they asked about insurance.',
      'It does not smell of anything but dinner.',
      'When {she} was in the hospital, Faith sat there for a whole night so that I could sleep.',
    ],
  }),
  board({
    key: 'casa-higuera', name: 'Casa Higuera', manager: 'Elvira Montaño', tint: 'coral', art: ['villa', 'golden', 'sun', 'pine'],
    street: '611 Example Street', city: 'Monrovia', zip: '91016', latitude: 34.147, longitude: -118.003, phone: '6265550179',
    languages: ['es', 'en'], capacity: 6, prices: byTheMonth(140, 880, 3400),
    hours: everyDay('09:00', '19:00'), rating: 4.6, reviewCount: 8,
    services: ['lunch', 'bathing', 'medication', 'diabetes_care', 'night_staff', 'laundry', 'faith', 'garden'],
    dayPlan: plan({
      '07:30': 'breakfast', '09:30': 'walk', '12:00': 'lunch', '13:30': 'rest', '16:00': 'prayer', '18:00': 'dinner', '19:30': 'evening',
    }),
    remarks: [
      'Elvira’s mole without sugar is a small miracle, and {her} numbers are the best in years.',
      '{Who} shells beans under the fig tree in the afternoon and feels useful again.',
      'Two people share a room here, which we feared, and now they ask for each other first thing.',
      'The priest comes on Sundays and stays for lunch.',
    ],
  }),
  board({
    key: 'rose-of-sharon', name: 'Rose of Sharon House', manager: 'Jiyoung Park', tint: 'lilac', art: ['court', 'dusk', 'lilac', 'lilac'],
    street: '2840 Example Avenue', city: 'La Crescenta', zip: '91214', latitude: 34.224, longitude: -118.24, phone: '8185550144',
    languages: ['ko', 'en'], capacity: 6, prices: byTheMonth(155, 980, 3750),
    hours: everyDay('09:00', '20:00'), rating: 4.7, reviewCount: 7,
    services: ['private_room', 'lunch', 'bathing', 'medication', 'occupational_therapy', 'night_staff', 'laundry', 'technology_help'],
    dayPlan: plan({
      '07:30': 'breakfast', '09:30': 'walk', '12:00': 'lunch', '14:00': 'phone_time',
      '15:30': 'snack', '18:00': 'dinner', '20:00': 'evening',
    }),
    remarks: [
      'Seaweed soup on {her} birthday, without anybody telling them.',
      'We video-call every evening, and they prop the tablet so that I see {her} whole face and not a forehead.',
      '{Who} had stopped eating in the hospital. The first kimchi stew here ended that.',
    ],
  }),
];
