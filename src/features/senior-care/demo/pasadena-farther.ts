import { byTheDay, centreIn, type DemoCentre, plan, weekdays, weekdaysAndSaturday, type Written } from './demo-centre.ts';
import { metros } from './metros.ts';

const dayCentre = (written: Written) => centreIn(metros.losAngeles, 'day_care', written);

/** Adult day centers between four and ten miles from Pasadena. */
export const pasadenaFarther: DemoCentre[] = [
  dayCentre({
    key: 'alhambra-lantern', name: 'Alhambra Lantern', manager: 'Wei Zhang', tint: 'coral', art: ['arcade', 'dusk', 'coral', 'coral'],
    street: '318 Example Street', city: 'Alhambra', zip: '91801', latitude: 34.0885, longitude: -118.13, phone: '6265550142',
    languages: ['zh', 'en', 'vi'], capacity: 45, prices: byTheDay(66),
    hours: weekdaysAndSaturday('07:30', '17:00', '14:00'), rating: 4.6, reviewCount: 31,
    services: ['lunch', 'rides', 'exercise', 'games', 'music', 'arts', 'nurse', 'social_worker'],
    dayPlan: plan({
      '08:00': 'breakfast', '09:00': 'exercise', '10:30': 'games', '12:00': 'lunch',
      '13:00': 'rest', '14:00': 'music', '15:30': 'ride_home',
    }),
    remarks: [
      'Tai chi in the courtyard at nine, rain or shine; on wet days they do it under the arcade.',
      'The social worker sat with us for an hour over a Medi-Cal letter that had frightened {who}.',
      'Five small dishes at lunch, and on Mondays {who} comes home proud of having chosen two of them.',
      'Somebody speaks Cantonese at every table. {Who} has stopped pretending to understand.',
      'The calligraphy {she} made for New Year hangs by their front door.',
      'They are open on Saturdays, which is when my brother and I shop and breathe.',
    ],
  }),
  dayCentre({
    key: 'sierra-terrace', name: 'Sierra Terrace Adult Day', manager: 'Hannah Fitch', tint: 'sun', art: ['gable', 'noon', 'paper', 'sun'],
    street: '66 Example Terrace', city: 'Sierra Madre', zip: '91024', latitude: 34.16, longitude: -118.062, phone: '6265550147',
    languages: ['en'], capacity: 32, fullWeekdays: [1], prices: byTheDay(98),
    hours: weekdays('08:00', '16:00'), rating: 4.7, reviewCount: 40,
    services: ['lunch', 'rides', 'physical_therapy', 'speech_therapy', 'nurse', 'garden', 'arts', 'outings', 'wheelchair_access'],
    dayPlan: plan({
      '08:30': 'ride_in', '09:00': 'welcome', '09:45': 'therapy', '11:00': 'arts',
      '12:15': 'lunch', '13:30': 'outing', '15:15': 'ride_home',
    }),
    remarks: [
      'The picnic in the canyon is on Thursdays, and {who} wears {her} good hat for it.',
      'A lady of 101 is teaching {who} watercolor, and they bicker about blue.',
      'After the stroke {she} had eleven words. The speech therapist counts with {them} every week, and they are past two hundred.',
      'There is a waitlist for Mondays, so ask early; the other days were easy.',
      'The terrace faces the mountains, and even in August there was shade and cold water within reach.',
      'Hannah told us openly which afternoon would be too much for {who}, and she was right.',
      'They fold the wheelchair into the van in one move and never make {them} feel like cargo.',
      'I got a photo of {who} with a paintbrush behind the ear, and it is now my phone’s background.',
    ],
  }),
  dayCentre({
    key: 'ararat-garden', name: 'Ararat Garden Day Center', manager: 'Anahit Petrosyan', tint: 'lilac',
    art: ['court', 'golden', 'coral', 'pine'],
    street: '740 Example Avenue', city: 'Glendale', zip: '91205', latitude: 34.141, longitude: -118.247, phone: '8185550119',
    languages: ['hy', 'ru', 'en'], capacity: 50, prices: byTheDay(77), hours: weekdays('07:00', '16:30'), rating: 4.5, reviewCount: 24,
    services: ['lunch', 'rides', 'nurse', 'medication', 'music', 'games', 'dance', 'garden'],
    dayPlan: plan({
      '07:30': 'ride_in', '08:15': 'breakfast', '09:30': 'nurse_round', '10:30': 'games',
      '12:00': 'lunch', '13:15': 'music', '15:00': 'ride_home',
    }),
    remarks: [
      'By nine the backgammon boards are out, and {who} has found three men from {her} own town.',
      'The medicine book lies open on the counter, so I can see each pill and who gave it.',
      'The duduk player on the last Friday made {who} cry in the good way.',
      'The apricots from their trees came home in {her} coat pockets, forty of them.',
      'They speak Russian and Armenian with {who}, sometimes in one sentence, just as {she} does.',
    ],
  }),
  dayCentre({
    key: 'baldwin-court', name: 'Baldwin Court Day Center', manager: 'Evelyn Tran', tint: 'sky', art: ['villa', 'morning', 'mist', 'clay'],
    street: '905 Example Way', city: 'Arcadia', zip: '91006', latitude: 34.135, longitude: -118.033, phone: '6265550153',
    languages: ['en', 'zh', 'vi'], capacity: 26, prices: byTheDay(104), hours: weekdays('07:00', '19:00'), rating: 4.8, reviewCount: 21,
    services: ['lunch', 'rides', 'memory_support', 'nurse', 'bathing', 'music', 'pet_visits', 'hair_salon', 'family_support'],
    dayPlan: plan({
      '07:30': 'breakfast', '09:30': 'memory_circle', '10:45': 'music', '12:00': 'lunch',
      '14:00': 'animals', '16:00': 'snack', '18:30': 'goodbye',
    }),
    remarks: [
      'Open until seven means I no longer run out of meetings with my coat half on.',
      'They bake at half past two, and {who}, who forgets lunch, knows by the smell that I am coming soon.',
      'The family group on Tuesdays taught me more than four years of reading.',
      '{Who} gets {her} hair washed and cut, and holds {her} head differently for days.',
      'The dementia wing is calm: soft light, nobody hurries, and the doors are painted like bookcases.',
    ],
  }),
  dayCentre({
    key: 'camellia-house', name: 'Camellia Day House', manager: 'Irene Chow', tint: 'coral', art: ['gable', 'golden', 'coral', 'lilac'],
    street: '58 Example Place', city: 'Temple City', zip: '91780', latitude: 34.106, longitude: -118.055, phone: '6265550158',
    languages: ['zh', 'en'], capacity: 18, fullWeekdays: [5], prices: byTheDay(74),
    hours: weekdays('08:00', '16:30'), rating: 4.3, reviewCount: 11,
    services: ['lunch', 'rides', 'games', 'arts', 'exercise', 'technology_help'],
    dayPlan: plan({
      '08:45': 'ride_in', '09:15': 'exercise', '10:30': 'arts', '12:00': 'lunch',
      '13:00': 'games', '14:30': 'phone_time', '16:00': 'ride_home',
    }),
    remarks: [
      'My daughter in Toronto now gets a video call from {who} every Wednesday, and {she} holds the tablet alone.',
      'The paper camellias in the window are {hers}, the pink row.',
      'It is a small place, so everybody knew {her} name by lunch on the first day.',
    ],
  }),
  dayCentre({
    key: 'mission-road', name: 'Mission Road Adult Day', manager: 'Yolanda Pineda', tint: 'pine', art: ['tower', 'dusk', 'sun', 'pine'],
    street: '8800 Example Road', city: 'Rosemead', zip: '91770', latitude: 34.07, longitude: -118.083, phone: '6265550162',
    languages: ['es', 'vi', 'en'], capacity: 60, prices: byTheDay(69), hours: weekdays('07:00', '17:00'), rating: 4.2, reviewCount: 18,
    services: ['lunch', 'rides', 'nurse', 'diabetes_care', 'physical_therapy', 'exercise', 'games', 'social_worker', 'wheelchair_access'],
    dayPlan: plan({
      '07:30': 'ride_in', '08:15': 'breakfast', '09:15': 'nurse_round', '10:15': 'exercise',
      '12:00': 'lunch', '13:00': 'games', '15:00': 'ride_home',
    }),
    remarks: [
      'We called on a Monday and {she} started on Thursday of the same week.',
      'They caught {her} sugar climbing before we did and called the doctor themselves.',
      'It can be loud at noon with sixty people, but the room with the recliners is quiet.',
      'Six vans, and in a year ours has been more than ten minutes late twice.',
    ],
  }),
  dayCentre({
    key: 'garvey-terrace', name: 'Garvey Terrace', manager: 'Minh Pham', tint: 'lilac', art: ['arcade', 'mint', 'lilac', 'sky'],
    street: '415 Example Avenue', city: 'Monterey Park', zip: '91755', latitude: 34.06, longitude: -118.13, phone: '6265550166',
    languages: ['zh', 'vi', 'ko', 'en'], capacity: 40, prices: byTheDay(72),
    hours: weekdays('08:00', '17:00'), rating: 4.4, reviewCount: 15,
    services: ['lunch', 'rides', 'music', 'dance', 'garden', 'nurse', 'occupational_therapy', 'medication'],
    dayPlan: plan({
      '08:30': 'ride_in', '09:15': 'welcome', '10:00': 'dance', '11:00': 'therapy',
      '12:00': 'lunch', '13:30': 'music', '15:30': 'ride_home',
    }),
    remarks: [
      'The karaoke book has songs {who} last heard in Saigon, and {she} knows every word.',
      'The therapist came to our apartment and moved one lamp and one rug. {She} has not tripped since.',
      'Bitter melon from their own roof, in the soup the same day.',
      'At {her} table they speak Korean, at the next one Mandarin, and the jokes travel.',
    ],
  }),
];
