import type { Kind } from '../stay.ts';

/** What families say about a place as a whole, where nothing went wrong. */
export const praise: Record<Kind, string[]> = {
  day_care: [
    'For the first time in two years I can work a full day.',
    '{Who} was against it for a week and now asks on Sundays whether it is Monday.',
    'They asked more questions about {who} than any doctor ever has.',
    'The first day was a trial, and nobody pushed us to sign anything.',
    'When I pick {them} up, {she} is tired in a good way.',
    'It is clean, it is cheerful, and people are spoken to like adults.',
    'They know my name, {her} name and the name of our dog.',
    'You can come at any time without calling first, and we did.',
    '{She} has friends there. I had forgotten that was possible at {her} age.',
    'Three days a week there gave me back my patience for the other four.',
    'They told us on the phone what it would cost, and that is what it cost.',
    'I was worried about the first goodbye. They had a plan for it, and it worked.',
    'The staff has hardly changed in the time we have been coming.',
    'On the days {she} goes there, {she} sleeps through the night.',
    'They wrote two lines about {her} day in a notebook, every day, and I read them aloud at dinner.',
    'We looked at five places, and here nobody was parked in front of a television.',
  ],
  assisted_living: [
    'They asked what time {she} likes to get up, and then kept to it.',
    'The move was hard, and they gave it the time it needed.',
    'I can drop in whenever I like, and it looks the same as on the tour.',
    '{Who} says “home” when {she} means this place, and it took only two months.',
    'When something breaks, it is fixed within days, not weeks.',
    'The care plan was explained line by line, with the price beside each line.',
    'People know each other by name here, including the cook.',
    'They call me before I have to call them.',
    'The director eats lunch with the residents, which told me a lot.',
    'At night there is always someone at the desk who knows who {she} is.',
    'We compared six residences, and this is the one where people were laughing.',
  ],
  board_and_care: [
    'It is a home, with a front door and a doorbell, and you are let in by someone you know.',
    'They treat {who} like the relative everybody wished for.',
    'I sleep at night now, and so does {she}.',
    'With so few people living there, nothing goes unnoticed.',
    'They call with small good news, too, not only when something is wrong.',
    'Everything is included in the price, and no bill has surprised us.',
    '{She} gained weight, color and an opinion about the soup.',
  ],
};

/** How a happy review may end. */
export const closings = [
  'I would choose it again.',
  'We are grateful.',
  'Thank you all.',
  'I only wish we had called sooner.',
  'Go and see it for yourself.',
  'I have sent two neighbors there.',
  'Worth every dollar.',
  'We breathe easier.',
  'Five stars are not enough.',
  'Ten months now, and no regrets.',
];
