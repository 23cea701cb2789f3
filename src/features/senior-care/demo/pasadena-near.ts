import { byTheDay, centreIn, type DemoCentre, plan, weekdays, weekdaysAndSaturday, type Written } from './demo-centre.ts';
import { metros } from './metros.ts';

const dayCentre = (written: Written) => centreIn(metros.losAngeles, 'day_care', written);

/** Adult day centers up to about four miles from Pasadena. */
export const pasadenaNear: DemoCentre[] = [
  dayCentre({
    key: 'jacaranda', name: 'Jacaranda Day Center', manager: 'Marcus Webb', tint: 'coral', art: ['arcade', 'golden', 'paper', 'clay'],
    street: '214 Example Ave', city: 'Pasadena', zip: '91104', latitude: 34.16, longitude: -118.129, phone: '6265550114',
    languages: ['en', 'es'], capacity: 24, fullWeekdays: [2, 4], prices: byTheDay(84),
    hours: weekdays('08:00', '17:00'), rating: 4.8, reviewCount: 38,
    services: ['lunch', 'rides', 'garden', 'memory_support', 'nurse', 'music', 'exercise', 'wheelchair_access', 'family_support'],
    dayPlan: plan({
      '08:30': 'ride_in', '09:00': 'welcome', '10:00': 'exercise', '11:00': 'memory_circle',
      '12:00': 'lunch', '13:30': 'garden', '15:00': 'ride_home',
    }),
    remarks: [
      'The courtyard with the jacaranda tree is where {who} wants to sit from the first minute.',
      'Marcus remembered on the second day that {who} takes tea and not coffee.',
      'The memory circle has only eight people, so {who} is never lost in a crowd.',
      'Luis, the driver, rings the bell and waits until {she} has found {her} hat.',
      '{Who} brings home tomatoes from the raised beds and tells me which ones {she} watered.',
      'On the phone they told me by 11 o’clock that {she} had settled, without my asking.',
      'When {she} had a dizzy spell, the nurse called me, then {her} doctor, and wrote both calls down for me.',
      'Two of the caregivers speak Spanish with {who} all day, and {she} laughs more there than at home.',
    ],
  }),
  dayCentre({
    key: 'casa-amable', name: 'Casa Amable', manager: 'Lucía Barragán', tint: 'sun', art: ['court', 'morning', 'sun', 'pine'],
    street: '81 Example Court', city: 'South Pasadena', zip: '91030', latitude: 34.111, longitude: -118.155, phone: '6265550121',
    languages: ['es', 'en'], capacity: 30, prices: byTheDay(92), hours: weekdays('07:30', '18:00'), rating: 4.9, reviewCount: 34,
    services: ['lunch', 'rides', 'music', 'dance', 'arts', 'nurse', 'diabetes_care', 'faith', 'social_worker'],
    dayPlan: plan({
      '08:00': 'breakfast', '09:30': 'news', '10:30': 'dance', '12:00': 'lunch', '13:00': 'rest', '14:00': 'arts', '16:00': 'ride_home',
    }),
    remarks: [
      'They read the newspaper aloud in Spanish every morning, and {who} argues with it like {she} used to at home.',
      'Doña Meche’s caldo on Wednesdays is the reason {who} never misses a Wednesday.',
      'The Friday voice message about {her} week is the first thing my sister and I listen to together.',
      '{Who} danced a whole bolero with the receptionist and has talked of nothing else since.',
      'They pray the rosary after lunch for those who want to, and {who} leads it on Tuesdays.',
      'They open at 7:30, so I can drop {them} off and still be at work by eight.',
      'Lucía found out that {who} sewed for forty years and asked {them} to teach the others.',
    ],
  }),
  dayCentre({
    key: 'arroyo-house', name: 'Arroyo House', manager: 'Peter Nordquist', tint: 'lilac', art: ['villa', 'mint', 'lilac', 'lilac'],
    street: '1450 Example Lane', city: 'Pasadena', zip: '91105',
    latitude: 34.169, longitude: -118.198, phone: '6265550128', isVerified: false,
    languages: ['en'], capacity: 14, fullWeekdays: [1, 3, 5], prices: byTheDay(71),
    hours: weekdays('08:00', '16:00'), rating: 4.6, reviewCount: 14,
    services: ['rides', 'nurse', 'exercise', 'games', 'library'],
    dayPlan: plan({
      '08:30': 'welcome', '09:30': 'exercise', '10:30': 'nurse_round', '11:30': 'games',
      '13:00': 'rest', '14:00': 'walk', '15:30': 'ride_home',
    }),
    remarks: [
      'It still feels like a house: there is a fireplace, a piano nobody minds, and fourteen chairs.',
      'After two months of balance training {who} gets up from the sofa without my hand.',
      'They warm up the lunch I pack and put it on china, a small thing that {she} noticed.',
      'There is a bridge table every afternoon, and {who} has a steady partner again.',
      'The view over the arroyo does half the work; {she} comes home calm.',
    ],
  }),
  dayCentre({
    key: 'lincoln-porch', name: 'Lincoln Porch Adult Day', manager: 'Denise Okoro', tint: 'pine', art: ['gable', 'noon', 'mist', 'pine'],
    street: '27 Example Street', city: 'Altadena', zip: '91001', latitude: 34.199, longitude: -118.142, phone: '6265550133',
    languages: ['en'], capacity: 22, fullWeekdays: [3], prices: byTheDay(79),
    hours: weekdays('08:00', '17:30'), rating: 4.7, reviewCount: 27,
    services: ['lunch', 'rides', 'exercise', 'music', 'garden', 'faith', 'hair_salon', 'family_support'],
    dayPlan: plan({
      '09:00': 'welcome', '09:45': 'news', '10:30': 'music', '12:00': 'lunch', '13:15': 'garden', '14:30': 'baking', '16:30': 'ride_home',
    }),
    remarks: [
      'The gospel hour before lunch has {who} singing in the car on the way home.',
      'One of the three sisters who run it went to school with my cousin, so {who} was among friends at once.',
      'There really is a rocking chair for everyone on that porch, and {who} has claimed the second from the left.',
      'Thursday is hair day, and {she} asks me every Wednesday evening whether it is Thursday yet.',
      'The cornbread is made that morning. I know because they gave me some at pick-up.',
      'After the fires they called every family themselves to say that the ride would come all the same.',
    ],
  }),
  dayCentre({
    key: 'huntington-circle', name: 'Huntington Circle', manager: 'Grace Lin', tint: 'sky', art: ['tower', 'noon', 'paper', 'sky'],
    street: '2300 Example Drive', city: 'San Marino', zip: '91108', latitude: 34.128, longitude: -118.083, phone: '6265550139',
    languages: ['en', 'zh'], capacity: 36, prices: byTheDay(88),
    hours: weekdaysAndSaturday('08:00', '17:30', '13:00'), rating: 4.5, reviewCount: 22,
    services: ['lunch', 'nurse', 'physical_therapy', 'occupational_therapy', 'exercise', 'library', 'technology_help', 'wheelchair_access'],
    dayPlan: plan({
      '08:30': 'welcome', '09:30': 'therapy', '10:30': 'exercise', '12:00': 'lunch',
      '13:30': 'phone_time', '15:00': 'snack', '17:00': 'goodbye',
    }),
    remarks: [
      'Six weeks after the hip operation {who} climbed our three front steps, and the therapist here gets the credit.',
      'The monthly talk about {her} plan is short, honest and starts on time.',
      'Saturday mornings are a rescue for a family like ours where both of us work.',
      'They practiced with {them} how to get in and out of our own car, in the parking lot, twice.',
      'Grace answers e-mails the same day, and with more than one line.',
    ],
  }),
  dayCentre({
    key: 'figueroa-garden', name: 'Figueroa Garden House', manager: 'Tomás Rentería', tint: 'pine', art: ['court', 'mint', 'mist', 'sun'],
    street: '5120 Example Street', city: 'Los Angeles', zip: '90042', latitude: 34.116, longitude: -118.204, phone: '3235550117',
    languages: ['es', 'en'], capacity: 20, fullWeekdays: [1], prices: byTheDay(95),
    hours: weekdays('07:30', '17:00'), rating: 4.7, reviewCount: 19,
    services: ['lunch', 'rides', 'garden', 'memory_support', 'arts', 'pet_visits', 'nurse'],
    dayPlan: plan({
      '08:00': 'ride_in', '09:00': 'breakfast', '10:00': 'garden', '11:15': 'memory_circle',
      '12:30': 'lunch', '14:00': 'animals', '16:00': 'ride_home',
    }),
    remarks: [
      'The path in the garden goes round in a circle, so {who} can walk as much as {she} likes and is never turned back.',
      'Canela the dog lies on {her} feet, and {she} stops asking when it is time to go home.',
      'One caregiver for four people is not only on paper; I have dropped in unannounced three times.',
      '{Who} picked loquats and sent me home with a bag and a recipe.',
      'They never correct {them} when {she} thinks it is 1968. They ask what happened next.',
    ],
  }),
  dayCentre({
    key: 'eagle-rock-commons', name: 'Eagle Rock Commons', manager: 'Maricel Santos', tint: 'sun', art: ['gable', 'dusk', 'sun', 'coral'],
    street: '1902 Example Boulevard', city: 'Los Angeles', zip: '90041', latitude: 34.139, longitude: -118.216, phone: '3235550124',
    languages: ['en', 'tl', 'es'], capacity: 28, prices: byTheDay(82), hours: weekdays('08:00', '17:00'), rating: 4.4, reviewCount: 16,
    services: ['lunch', 'rides', 'dance', 'games', 'exercise', 'faith', 'bathing', 'medication'],
    dayPlan: plan({
      '08:30': 'ride_in', '09:00': 'prayer', '10:00': 'exercise', '11:00': 'dance',
      '12:00': 'lunch', '13:30': 'games', '15:30': 'ride_home',
    }),
    remarks: [
      'Line dancing every morning, and {who} is in the first row now with {her} walker parked at the wall.',
      'They speak Tagalog with {who}, who had almost stopped talking in English.',
      'The shower at home had become a fight. Here the aides make it a normal Tuesday.',
      'Mahjong after lunch is serious business; {who} won eleven dollars in buttons.',
    ],
  }),
];
