import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import {
  freeCancelHours,
  freeUntilTwoDaysBefore,
  halfUntilFourHoursBefore,
  halfUntilTwoHoursBefore,
  refundEndHours,
} from '#features/bookings/refund-policy.ts';
import { ANSWER_HOURS } from '#features/bookings/status.ts';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import { plainText } from '#shared/plain-text.ts';
import { MOST_HELD_HOURS } from '#shared/held-results.ts';
import { OPENS_BEFORE_MINUTES } from '#shared/visit-entry.ts';
import type { Category } from './ticket.ts';

/** A question that families ask often; its words are `support.q.<name>` and `support.q.<name>.answer`. `to` leads to where it is done. */
export type Question = { name: string; category: Category; to?: string; values?: Record<string, number> };

const cancelling = {
  center: freeCancelHours(freeUntilTwoDaysBefore) ?? 0,
  visit: freeCancelHours(halfUntilTwoHoursBefore) ?? 0,
  doctor: refundEndHours(halfUntilTwoHoursBefore) ?? 0,
  caregiver: refundEndHours(halfUntilFourHoursBefore) ?? 0,
};

/** The most asked first. */
export const questions: readonly Question[] = [
  { name: 'cancel', category: 'bookings', to: '/dashboardbookings', values: cancelling },
  { name: 'answer', category: 'bookings', to: '/dashboardbookings', values: { hours: ANSWER_HOURS } },
  { name: 'pay', category: 'payments' },
  { name: 'parent', category: 'family', to: '/dashboard-addfamily' },
  { name: 'verified', category: 'bookings' },
  { name: 'refund', category: 'payments' },
  {
    name: 'unpaid',
    category: 'bookings',
    to: '/dashboardbookings?tab=pending',
    values: { minutes: HOLD_MINUTES },
  },
  { name: 'tour', category: 'centers', to: '/dashboard-visits' },
  { name: 'centerAsks', category: 'bookings', to: '/dashboardbookings?tab=pending' },
  { name: 'card', category: 'payments' },
  { name: 'sharing', category: 'family', to: '/dashboard-addfamily' },
  { name: 'lead', category: 'centers', to: '/dashboard-leadsinfo' },
  { name: 'enquiry', category: 'bookings', to: '/dashboard-enquiries' },
  { name: 'whoSaw', category: 'privacy', to: '/dashboard-privacy' },
  { name: 'code', category: 'account' },
  { name: 'password', category: 'account', to: '/profile/forgot-password' },
  { name: 'visitReady', category: 'doctors' },
  { name: 'visitMove', category: 'doctors', to: '/dashboardappointments' },
  {
    name: 'visitLate',
    category: 'doctors',
    to: '/dashboardappointments',
    values: { minutes: OPENS_BEFORE_MINUTES },
  },
  { name: 'careVisit', category: 'caregivers', values: { hours: CONTACT_HOURS } },
  { name: 'careChange', category: 'caregivers', to: '/dashboardappointments' },
  { name: 'testPrepare', category: 'labTests', to: '/top-diagnosis' },
  { name: 'testResults', category: 'labTests', to: '/dashboardorders', values: { hours: MOST_HELD_HOURS } },
  { name: 'agency', category: 'homeHealth', to: '/homeHealthAgencies' },
  { name: 'medicines', category: 'medication', to: '/dashboardmedication' },
  { name: 'insurance', category: 'payments', to: '/care/insuranceCardList' },
  { name: 'secondStep', category: 'account', to: '/dashboard-security' },
  { name: 'copy', category: 'privacy', to: '/dashboard-data' },
  { name: 'leave', category: 'account', to: '/dashboard-data' },
  { name: 'language', category: 'technical' },
  { name: 'offline', category: 'technical' },
];

/** So many stand on the page before anybody has looked for something. */
export const POPULAR = 6;

type QuestionQuery = { text: string; category: Category | undefined };
type AnsweredQuestion = Question & { question: string; answer: string };

/** What is left of the questions: all words that somebody typed stand in them; the popular ones while nothing is looked for. */
export function foundQuestions(
  all: readonly AnsweredQuestion[],
  { text, category }: QuestionQuery,
): readonly AnsweredQuestion[] {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 && category === undefined) return all.slice(0, POPULAR);
  return all.filter((asked) => {
    const said = plainText(`${asked.question} ${asked.answer}`);
    return (category === undefined || asked.category === category) && words.every((word) => said.includes(word));
  });
}
