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

const dayCentre = (written: Written) => centreIn(metros.sanAntonio, 'day_care', written);
const assisted = (written: Written) => centreIn(metros.sanAntonio, 'assisted_living', written);
const board = (written: Written) => centreIn(metros.sanAntonio, 'board_and_care', written);

export const sanAntonio: DemoCentre[] = [
  dayCentre({
    key: 'pecan-street', name: 'Pecan Street Day Center', manager: 'Terrence Boyd', tint: 'pine', art: ['gable', 'golden', 'mist', 'clay'],
    street: '1120 Example Street', city: 'San Antonio', zip: '78212', latitude: 29.462, longitude: -98.495, phone: '2105550112',
    languages: ['en', 'es'], capacity: 34, fullWeekdays: [3], prices: byTheDay(62),
    hours: weekdays('07:00', '17:30'), rating: 4.7, reviewCount: 26,
    services: ['lunch', 'rides', 'memory_support', 'nurse', 'music', 'games', 'garden', 'family_support'],
    dayPlan: plan({
      '07:30': 'ride_in', '09:00': 'welcome', '10:00': 'memory_circle', '11:15': 'music',
      '12:00': 'lunch', '13:30': 'games', '16:30': 'ride_home',
    }),
    remarks: [
      'In November {who} came home with pecans in every pocket and the shells in the couch.',
      'When the conjunto plays on Wednesdays, {who} gets up. At home {she} needs two people.',
      'Wednesdays fill up because of the band, so we took Tuesday and Thursday first.',
      'Terrence calls the day before a first visit and asks what {who} used to do for a living. Then he uses it.',
      'The porch has ceiling fans and iced tea, which in July is half of good care.',
    ],
  }),
  dayCentre({
    key: 'mision-verde', name: 'Misión Verde', manager: 'Alicia Cantú', tint: 'sun', art: ['arcade', 'noon', 'sun', 'clay'],
    street: '4705 Example Road', city: 'San Antonio', zip: '78214', latitude: 29.365, longitude: -98.485, phone: '2105550119',
    languages: ['es', 'en'], capacity: 55, prices: byTheDay(55),
    hours: weekdaysAndSaturday('06:30', '17:00', '13:00'), rating: 4.5, reviewCount: 29,
    services: ['lunch', 'rides', 'nurse', 'diabetes_care', 'exercise', 'faith', 'social_worker', 'dance', 'garden'],
    dayPlan: plan({
      '07:00': 'ride_in', '08:00': 'breakfast', '09:00': 'nurse_round', '10:00': 'exercise',
      '11:30': 'lunch', '13:00': 'dance', '15:00': 'ride_home',
    }),
    remarks: [
      'I start at seven across town, and at 6:35 {who} is already at {her} table with a taco.',
      'The Friday foot clinic found a sore that {she} had hidden from all of us.',
      'Alicia helped us with the papers for two benefits we had never heard of.',
      '{Who} weeds the garden by the acequia in a sun hat they keep there for {them}.',
      'Loteria on Saturdays is loud and honest, and {who} will not be moved to another day.',
    ],
  }),
  dayCentre({
    key: 'bluebonnet-club', name: 'Bluebonnet Day Club', manager: 'Susan Hartley', tint: 'sky', art: ['villa', 'morning', 'paper', 'sky'],
    street: '255 Example Avenue', city: 'Alamo Heights', zip: '78209', latitude: 29.484, longitude: -98.464, phone: '2105550126',
    languages: ['en'], capacity: 20, prices: byTheDay(74), hours: weekdays('08:30', '16:30'), rating: 4.6, reviewCount: 12,
    services: ['lunch', 'exercise', 'library', 'arts', 'outings', 'technology_help', 'speech_therapy'],
    dayPlan: plan({
      '09:00': 'welcome', '09:30': 'news', '10:30': 'exercise', '12:00': 'lunch', '13:15': 'outing', '15:00': 'snack', '16:15': 'goodbye',
    }),
    remarks: [
      '{Who} gave the Tuesday lecture, on bridges, with slides. {She} is eighty-six.',
      'They call it a club and mean it; {she} says “I’m off to the club” and takes {her} hat.',
      'At the speech table nobody finishes {her} sentences for {them}.',
      'The Thursday outing went to the botanical garden, and {who} corrected the guide.',
    ],
  }),
  assisted({
    key: 'live-oak-terrace', name: 'Live Oak Terrace', manager: 'Vanessa Pruitt', tint: 'coral', art: ['tower', 'dusk', 'mist', 'coral'],
    street: '7800 Example Drive', city: 'Live Oak', zip: '78233', latitude: 29.558, longitude: -98.339, phone: '2105550133',
    languages: ['en', 'es'], capacity: 88, prices: byTheMonth(150, 940, 3600),
    hours: everyDay('08:00', '20:00'), rating: 4.2, reviewCount: 19,
    services: [
      'private_room', 'couples', 'lunch', 'medication', 'bathing', 'night_staff', 'exercise', 'games', 'hair_salon',
      'laundry', 'wheelchair_access',
    ],
    dayPlan: plan({
      '07:30': 'breakfast', '09:30': 'exercise', '12:00': 'lunch', '14:00': 'games', '16:00': 'snack', '17:30': 'dinner', '19:00': 'film',
    }),
    remarks: [
      '{Who} raises the flag on Mondays, in uniform jacket and slippers.',
      'Every two weeks I get half a page about {who}, with what went well and what did not.',
      'All on one floor, with a yard behind the door: no elevator to wait for.',
      'They moved our couple’s apartment closer to the dining room when {her} hip got worse.',
    ],
  }),
  assisted({
    key: 'los-encinos', name: 'Los Encinos', manager: 'David Arredondo', tint: 'lilac', art: ['court', 'golden', 'coral', 'coral'],
    street: '14200 Example Trail', city: 'Helotes', zip: '78023', latitude: 29.577, longitude: -98.688, phone: '2105550138',
    languages: ['en', 'es'], capacity: 46, prices: byTheMonth(195, 1220, 4700),
    hours: everyDay('09:00', '19:00'), rating: 4.6, reviewCount: 11,
    services: ['private_room', 'lunch', 'nurse', 'memory_support', 'medication', 'garden', 'music', 'pet_visits', 'night_staff', 'outings'],
    dayPlan: plan({
      '08:00': 'breakfast', '09:30': 'walk', '11:00': 'music', '12:00': 'lunch', '14:30': 'animals', '17:30': 'dinner', '19:00': 'evening',
    }),
    remarks: [
      'Benito the donkey ate {her} straw hat, and it is the best story {she} has told in years.',
      'Deer at the fence every morning; {who} saves them {her} apple.',
      'In the memory house they set the table together and it does not matter where the forks go.',
      'The oak path is level and has a handrail, so {who} walks again without me hovering.',
    ],
  }),
  board({
    key: 'casa-nopal', name: 'Casa Nopal', manager: 'Norma Villarreal', tint: 'pine', art: ['villa', 'mint', 'coral', 'pine'],
    street: '6610 Example Court', city: 'San Antonio', zip: '78238',
    latitude: 29.476, longitude: -98.611, phone: '2105550144', isVerified: false,
    languages: ['es', 'en'], capacity: 8, prices: byTheMonth(110, 690, 2700),
    hours: everyDay('09:00', '18:00'), rating: 4.3, reviewCount: 6,
    services: ['lunch', 'bathing', 'medication', 'night_staff', 'laundry', 'faith'],
    dayPlan: plan({ '07:30': 'breakfast', '09:30': 'prayer', '12:00': 'lunch', '13:30': 'rest', '16:00': 'snack', '18:00': 'dinner' }),
    remarks: [
      'Norma irons {her} shirts. Nobody asked her to.',
      'The rooms are shared and small, but the kitchen is big and that is where they live.',
      'They drove {them} to the eye doctor themselves when I was stuck at work.',
    ],
  }),
];
