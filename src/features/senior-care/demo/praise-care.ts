import type { CentreService } from '../services.ts';

/** What families say about care and practical help, by the service that they speak of. */
export const praiseOfCare = {
  rides: [
    'The van comes within ten minutes of the time they say.',
    'The driver walks {who} to the door and waits until it is open.',
    'The rides alone are worth it to us, because {she} no longer sees well enough to take the bus.',
    'They text me when {she} is picked up and again when {she} is dropped off.',
    'The same two drivers all year, so {who} is never afraid to get in.',
    'When the van broke down once, somebody from the office drove {them} home.',
  ],
  memory_support: [
    'They know how to answer the same question for the tenth time as if it were the first.',
    'In the memory group {she} remembers songs, recipes and the names of {her} cousins.',
    'Nobody argues with {them} about what year it is.',
    'Since {she} started in the memory group, the evenings at home are calmer.',
    'They asked us for photos from {her} childhood and really use them.',
    'They saw that late afternoons are hardest for {who} and changed {her} day around that.',
  ],
  nurse: [
    'The nurse calls me back the same day, every time.',
    'The nurse found a blood pressure that was far too high, and we saw the doctor that afternoon.',
    'Knowing that there is a nurse in the house lets me work without looking at my phone.',
    'The nurse explained the new heart pills to {who} better than the pharmacy did.',
    'When {she} fell at home over the weekend, the nurse looked at the bruise first thing on Monday.',
  ],
  medication: [
    'They give the noon pill at noon and write it down.',
    'They noticed that two of {her} prescriptions were the same drug under two names.',
    'No more pill box fights at our kitchen table.',
    'I bring the refills, they do the rest, and not one dose has been missed.',
    'The list of {her} medicines is always up to date; I took a copy to the hospital and the doctor thanked me.',
  ],
  diabetes_care: [
    'They check {her} sugar before lunch and call when it is out of range.',
    '{Her} last A1C was the best in five years, and we changed nothing but the weekdays here.',
    'There is dessert for people with diabetes too, and it is not just an apple.',
    'They taught {who} to look at {her} own feet with a mirror.',
  ],
  bathing: [
    'The aides who help with bathing are patient, and {who} comes out smelling of lavender.',
    'I had not managed to wash {her} hair in weeks; here it took one visit.',
    'They let {them} keep a towel around {her} shoulders in the shower, and that was the whole secret.',
    'Two showers a week, no struggle, and {she} even chooses the day.',
  ],
  physical_therapy: [
    'The physical therapist gave us three exercises for home, with drawings, and checks that we do them.',
    '{She} walks to the mailbox again, which was the goal we wrote down in the first week.',
    'The therapist works with {her} fear of falling as much as with {her} legs.',
    'From wheelchair to walker in four months, a step at a time.',
    'The therapist wrote to {her} surgeon directly, so I did not have to carry messages.',
  ],
  occupational_therapy: [
    'The occupational therapist found a spoon that {she} can hold, and {she} eats alone again.',
    'They practiced buttons and zippers until {who} could dress without me.',
    'Small tricks from the occupational therapist: a rail, a stool, a lamp with a big switch.',
    'They watched how {she} makes tea and rearranged the steps so that it works again.',
  ],
  speech_therapy: [
    'The speech therapist waits for {her} words, and so more words come.',
    'Swallowing got better with the exercises, and we could stop thickening {her} coffee.',
    'They made a little book of pictures that {she} points at, and half the anger is gone.',
    'The speech exercises are songs, so {she} does them in the car as well.',
  ],
  social_worker: [
    'The social worker found us a program that pays for two days a week.',
    'I cried in the social worker’s office on the first visit and left with a list and a date.',
    'The social worker fills in the forms with {who}, not about {them}.',
    'They told us honestly what insurance would not cover, before we signed.',
  ],
  family_support: [
    'The family group is where I learned that being tired does not make me a bad person.',
    'They offer an evening for families, and I have not missed one.',
    'In the support group someone lent me the book that got us through the winter.',
    'They look after {who} during the family group, so that I can actually go.',
  ],
  wheelchair_access: [
    'Every door is wide enough, and nobody makes a fuss about the wheelchair.',
    'The ramps are gentle and the tables high enough to roll under.',
    'The bathroom is made for a wheelchair, with space for a helper too.',
    'Even the garden path takes {her} wheelchair without a bump.',
  ],
  night_staff: [
    'There is somebody awake at night, and {who} has stopped calling me at four.',
    'The night aide makes warm milk when {she} cannot sleep and sits down with {them}.',
    'They look in at night without turning on the big light.',
  ],
  laundry: [
    'The laundry comes back folded, and it is {hers}.',
    'Not one sock has been lost in a year, which is better than in my own house.',
    'They iron, without being asked.',
  ],
  private_room: [
    '{Her} room has {her} own armchair, {her} pictures and a door that closes.',
    'They hung {her} curtains from home before {she} arrived.',
    'The room is not large, but it is {hers}, and the light is good all morning.',
  ],
  couples: [
    'They did not separate my parents, and nobody acted as if that were a favor.',
    'The two of them have breakfast in their own little kitchen, as they always have.',
  ],
} satisfies Partial<Record<CentreService, string[]>>;
