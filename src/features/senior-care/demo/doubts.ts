import type { CentreService } from '../services.ts';
import type { Kind } from '../stay.ts';

/** What is good enough but could be better: ends a review of four stars. */
const wishesAnywhere = [
  'Parking at visiting time is tight.',
  'The paperwork in the first week was a lot.',
  'It gets warm in the front room on summer afternoons.',
  'The website is out of date; call instead.',
  'One star less because the phone rings a long time before nine.',
  'I would like a weekly note about how it went, not only when I ask.',
  'The chairs in the entrance are too low for {who}.',
];

export const wishes: Record<Kind, string[]> = {
  day_care: [
    ...wishesAnywhere,
    'Holidays are announced a little late.',
    'We had to wait three weeks for the day we wanted.',
    'Pick-up is a bit of a crowd; come ten minutes early.',
  ],
  assisted_living: [
    ...wishesAnywhere,
    'The hour before dinner is crowded in the lobby.',
    'Changing a dinner time takes three people.',
  ],
  board_and_care: [
    ...wishesAnywhere,
    'On Sundays visitors have to bring a chair.',
    'There is one bathroom fewer than I would like.',
  ],
};

/** What disappoints, whatever a centre offers. */
export const complaints = [
  'It took four calls before anybody answered our question about the bill.',
  'Two caregivers that {who} trusted left within a month, and nobody told us.',
  'On some afternoons it was too noisy for {them}.',
  'Twice {she} came home in somebody else’s sweater.',
  'The person who showed us around promised more than the schedule allowed.',
  'We were charged for a day that we had cancelled; it was paid back, but only after I wrote.',
  'They were short of staff in the summer, and one could feel it.',
  'I asked for a talk with the manager and got one after two weeks.',
];

/** What disappoints in something that a centre offers. */
export const complaintsAbout = {
  lunch: ['Lunch was lukewarm more than once.', 'The portions at lunch are small, and {who} came home hungry.'],
  rides: [
    'The van was more than half an hour late three times in one month.',
    'We are the last stop, so the ride home takes an hour.',
  ],
  nurse: ['The nurse was away for two weeks, and nobody filled in.'],
  memory_support: ['The memory group was full, so {she} sat with the others for the first six weeks.'],
  exercise: ['Exercise was cancelled for most of August.'],
  garden: ['The garden is lovely, but they seldom took {them} outside unless I asked.'],
  private_room: ['The room is smaller than in the pictures.'],
  laundry: ['A good cardigan shrank in their laundry.'],
  medication: ['The evening pill was given an hour late twice, though they told me themselves.'],
  outings: ['Outings were called off three times in a row.'],
  games: ['If {she} does not want to play cards, there is not much else after lunch.'],
  physical_therapy: ['The therapist has too many people to see; some weeks it was ten minutes.'],
  bathing: ['The shower room was cold when {she} tried it in January.'],
  night_staff: ['At night it took them a while to come when {she} rang.'],
} satisfies Partial<Record<CentreService, string[]>>;

/** What softens a review of two or three stars. */
export const consolations = [
  'The people who work there are kind, though.',
  'To be fair, they listened when I complained.',
  'It has been better since the spring.',
  'We stayed, because {who} likes {her} table.',
  'For the price it may be right for others.',
  'They did apologize.',
];
