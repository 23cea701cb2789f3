import type { CentreService } from '../services.ts';

/** What families say about how the days are spent, by the service that they speak of. */
export const praiseOfDays = {
  lunch: [
    'Lunch is cooked there and served on real plates.',
    '{Who} eats more at their table than in a whole weekend at home.',
    'They cut the meat in the kitchen so that nobody has to watch it being done.',
    'The menu for the week hangs at the door, and I plan our dinners around it.',
    'They noticed that {she} leaves the carrots and found out that it was {her} teeth.',
    'Warm lunch, good company, and {she} has put back six pounds that {she} needed.',
  ],
  exercise: [
    'The chair exercises look easy until you join in, which families may.',
    '{Her} balance is better since the morning exercises, and the neurologist saw it too.',
    'They exercise to records from the fifties, and nobody notices that it is work.',
    '{Who} does the arm exercises in front of our television now, on {her} own.',
    'Everybody does what they can, sitting or standing, and the trainer knows every bad knee by name.',
  ],
  dance: [
    'There is dancing, and {who} puts on {her} good shoes for it.',
    'People who need a walker dance sitting down, and it still counts.',
    'I saw {who} dance for the first time since the wedding of my brother.',
    'On dance days {she} falls asleep without a pill.',
  ],
  music: [
    'Somebody plays a real instrument almost every day.',
    '{Who} does not say much anymore, but {she} sings all the verses.',
    'The music hour is the part of the day that {she} tells me about.',
    'They asked what {she} danced to at twenty and found the record.',
    'Even on bad days the singing reaches {them}.',
  ],
  arts: [
    'The things they make are not childish: {who} learned to bind a book.',
    'There is a painting of {hers} in our hall now, and guests ask about it.',
    '{Her} hands shake, and still the craft table has something for {them} every time.',
    'They set out good paper and real brushes and let people be.',
  ],
  games: [
    'The card table has its own rules and its own gossip, and {who} is in the middle of both.',
    'They play dominoes with large pieces, so bad eyes are no excuse.',
    'Cards keep {her} mind sharp; {she} counts faster than I do.',
    '{She} had given up games after {her} friends died. Now there is a Tuesday table that waits for {them}.',
  ],
  garden: [
    'The garden is not for looking at; {who} has dirt under {her} nails again.',
    'They take people outside every day that the weather allows.',
    'The raised beds mean {she} can garden sitting down.',
    'An hour in the garden, and the restlessness is gone.',
    'I have a vase of their flowers on my table more weeks than not.',
  ],
  outings: [
    'They take small groups out, never more than they can look after.',
    'On the last outing {who} haggled at the flower market and won.',
    'They plan outings with restrooms in mind, which tells you that they have done it before.',
    '{She} had not been in a museum for ten years. They went at a quiet hour and sat a lot.',
  ],
  pet_visits: [
    'The dog that visits lays its head in {her} lap, and {her} shoulders drop.',
    'Animal days are the ones {she} never wants to miss.',
    '{Who} carries a treat in {her} pocket for the visiting dog, just in case.',
  ],
  library: [
    'They have a shelf of large print, and it is not only westerns.',
    'Somebody reads aloud after lunch, and half the room asks for the next chapter.',
    'The library corner is quiet, with a good lamp, and {who} goes there when it gets too lively.',
  ],
  technology_help: [
    'They taught {who} to answer a video call, with a note taped to the tablet.',
    '{She} sends me photos from there now, mostly of {her} own thumb, and I love them.',
    'They cleared {her} phone of eleven games and one scam, kindly.',
  ],
  faith: [
    'There is prayer for those who want it and a walk for those who do not.',
    '{Her} faith matters to {them}, they noticed, and they make room for it.',
    'They drove {them} to Mass at Easter in a group of five.',
  ],
  hair_salon: [
    'Having {her} hair done once a week makes {them} stand up straighter.',
    'The hairdresser knows how to wash hair without tipping {her} head back.',
    'After a cut and clean nails {she} looks at {her} face in the mirror again.',
  ],
} satisfies Partial<Record<CentreService, string[]>>;
