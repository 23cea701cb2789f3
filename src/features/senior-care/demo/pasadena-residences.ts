import { byTheMonth, centreIn, type DemoCentre, everyDay, plan, type Written } from './demo-centre.ts';
import { metros } from './metros.ts';

const assisted = (written: Written) => centreIn(metros.losAngeles, 'assisted_living', written);
const board = (written: Written) => centreIn(metros.losAngeles, 'board_and_care', written);

/** Where people live: assisted living and board and care around Pasadena. */
export const pasadenaResidences = (): DemoCentre[] => [
  assisted({
    key: 'madison-grove', name: 'Madison Grove Residence', manager: 'Caroline Abbott', tint: 'sky', art: ['tower', 'golden', 'coral', 'pine'],
    street: '150 Example Avenue', city: 'Pasadena', zip: '91101', latitude: 34.139, longitude: -118.137, phone: '6265550171',
    languages: ['en', 'es'], capacity: 54, prices: byTheMonth(215, 1350, 5200), hours: everyDay('09:00', '20:00'), rating: 4.5, reviewCount: 23,
    services: ['private_room', 'couples', 'lunch', 'medication', 'bathing', 'night_staff', 'library', 'hair_salon', 'outings', 'laundry', 'wheelchair_access'],
    dayPlan: plan({ '08:00': 'breakfast', '10:00': 'exercise', '12:00': 'lunch', '14:00': 'outing', '16:00': 'snack', '18:00': 'dinner', '19:30': 'evening' }),
    about: {
      en: 'Madison Grove has 54 apartments with their own kitchenette and bathroom, eight of them for couples, two blocks from the shops. Help comes as often as it is needed: some residents see us once a day for their medicines, others for every meal and shower. The van goes to the concert hall, the museum and, most popular of all, the hardware store.',
      sp: 'Madison Grove tiene 54 apartamentos con cocineta y baño propios, ocho de ellos para parejas, a dos cuadras de las tiendas. La ayuda llega tantas veces como haga falta: a algunas personas las vemos una vez al día por sus medicamentos, a otras en cada comida y cada ducha. La camioneta va a la sala de conciertos, al museo y, lo más pedido, a la ferretería.',
    },
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
    languages: ['en', 'hy'], capacity: 72, prices: byTheMonth(185, 1150, 4300), hours: everyDay('08:00', '19:00'), rating: 4.1, reviewCount: 17,
    services: ['private_room', 'lunch', 'medication', 'memory_support', 'night_staff', 'music', 'games', 'laundry', 'physical_therapy'],
    dayPlan: plan({ '07:45': 'breakfast', '09:30': 'news', '10:30': 'music', '12:00': 'lunch', '14:00': 'games', '17:30': 'dinner', '19:00': 'film' }),
    about: {
      en: 'Many residents of Oleander Court used to work in the studios down the road, and Friday is film night with somebody in the room who was there. One floor is for people with memory loss and has a nurse’s station and a balcony garden. Physical therapists come to the apartments, so nobody has to dress for it.',
      sp: 'Muchas personas que viven en Oleander Court trabajaron en los estudios de la misma calle, y los viernes hay cine con alguien que estuvo allí. Un piso es para personas que pierden la memoria, con puesto de enfermería y un balcón con plantas. Los fisioterapeutas van a los apartamentos, así que nadie tiene que arreglarse para eso.',
    },
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
    languages: ['en', 'ko'], capacity: 38, prices: byTheMonth(260, 1600, 6100), hours: everyDay('09:00', '19:00'), rating: 4.8, reviewCount: 13,
    services: ['private_room', 'couples', 'lunch', 'nurse', 'medication', 'garden', 'library', 'technology_help', 'night_staff', 'pet_visits'],
    dayPlan: plan({ '08:00': 'breakfast', '10:00': 'garden', '12:00': 'lunch', '14:30': 'phone_time', '16:00': 'snack', '18:00': 'dinner', '19:30': 'evening' }),
    about: {
      en: 'The Linden is the smallest assisted living residence in the foothills, with 38 rooms around a garden and a library that smells of wood polish. A registered nurse is in the house day and night. Residents may bring a cat or a small dog, and there is a list of neighbors who walk them.',
      sp: 'The Linden es la residencia asistida más pequeña al pie de las montañas, con 38 habitaciones alrededor de un jardín y una biblioteca que huele a madera. Hay una enfermera titulada en la casa de día y de noche. Se puede traer un gato o un perro pequeño, y una lista de vecinos se turna para pasearlos.',
    },
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
    dayPlan: plan({ '08:00': 'breakfast', '10:00': 'walk', '12:30': 'lunch', '14:00': 'rest', '15:30': 'baking', '18:00': 'dinner', '20:00': 'evening' }),
    about: {
      en: 'Six people live at Marigold Home, in a one-story house with a kitchen that everybody sits in. Faith and her sister have cared for the same families for eleven years, and one of them sleeps in the house every night while an aide stays awake. We know how each resident takes their eggs, and which song ends a bad afternoon.',
      sp: 'En Marigold Home viven seis personas, en una casa de una planta con una cocina donde todos se sientan. Faith y su hermana cuidan a las mismas familias desde hace once años; una de ellas duerme en la casa cada noche y una auxiliar se queda despierta. Sabemos cómo le gustan los huevos a cada quien y qué canción arregla una mala tarde.',
    },
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
    languages: ['es', 'en'], capacity: 6, prices: byTheMonth(140, 880, 3400), hours: everyDay('09:00', '19:00'), rating: 4.6, reviewCount: 8,
    services: ['lunch', 'bathing', 'medication', 'diabetes_care', 'night_staff', 'laundry', 'faith', 'garden'],
    dayPlan: plan({ '07:30': 'breakfast', '09:30': 'walk', '12:00': 'lunch', '13:30': 'rest', '16:00': 'prayer', '18:00': 'dinner', '19:30': 'evening' }),
    about: {
      en: 'Casa Higuera is a family home for six under a fig tree, and Spanish is the language of the kitchen. Elvira worked for nineteen years as a nursing assistant in a hospital before she opened it. She cooks for people with diabetes without making them feel like patients.',
      sp: 'Casa Higuera es un hogar para seis personas bajo una higuera, y en la cocina se habla español. Elvira trabajó diecinueve años como auxiliar de enfermería en un hospital antes de abrirlo. Cocina para personas con diabetes sin que se sientan enfermas.',
    },
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
    languages: ['ko', 'en'], capacity: 6, prices: byTheMonth(155, 980, 3750), hours: everyDay('09:00', '20:00'), rating: 4.7, reviewCount: 7,
    services: ['private_room', 'lunch', 'bathing', 'medication', 'occupational_therapy', 'night_staff', 'laundry', 'technology_help'],
    dayPlan: plan({ '07:30': 'breakfast', '09:30': 'exercise', '12:00': 'lunch', '14:00': 'phone_time', '15:30': 'snack', '18:00': 'dinner', '20:00': 'evening' }),
    about: {
      en: 'At Rose of Sharon House six residents eat Korean home cooking three times a day and speak Korean with everyone who works here. Each has a room of their own that looks onto the hibiscus hedge. Every evening after dinner we help with a video call home, to Seoul or to the next town.',
      sp: 'En Rose of Sharon House seis personas comen cocina casera coreana tres veces al día y hablan coreano con todo el personal. Cada una tiene su propia habitación, que da al seto de hibiscos. Todas las noches, después de la cena, ayudamos con una videollamada a Seúl o al pueblo de al lado.',
    },
    remarks: [
      'Seaweed soup on {her} birthday, without anybody telling them.',
      'We video-call every evening, and they prop the tablet so that I see {her} whole face and not a forehead.',
      '{Who} had stopped eating in the hospital. The first kimchi stew here ended that.',
    ],
  }),
];
