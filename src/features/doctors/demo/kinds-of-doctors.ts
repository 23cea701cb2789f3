import type { Focus, Specialty } from '../specialties.ts';

type Kind = { specialty: Specialty; also?: Specialty; focuses: readonly Focus[]; video: number; chat: number | null };

/** What the doctors of the town are, one after the other; prices in dollars. Those that families look for most come more than once. */
export const kinds: readonly Kind[] = [
  { specialty: 'cardiology', focuses: ['heart_rhythm', 'blood_pressure', 'second_opinion'], video: 78, chat: 38 },
  {
    specialty: 'geriatrics',
    focuses: ['medicine_review', 'memory_changes', 'blood_pressure', 'falls_and_balance'],
    video: 62,
    chat: 28,
  },
  { specialty: 'family_medicine', focuses: ['blood_pressure', 'vaccines', 'medicine_review'], video: 49, chat: 25 },
  { specialty: 'dermatology', focuses: ['skin_checks', 'eczema'], video: 72, chat: 35 },
  { specialty: 'endocrinology', focuses: ['diabetes', 'thyroid', 'nutrition'], video: 69, chat: 32 },
  { specialty: 'psychiatry', focuses: ['low_mood', 'anxiety', 'sleep'], video: 95, chat: null },
  { specialty: 'orthopedics', focuses: ['joint_pain', 'back_pain', 'falls_and_balance'], video: 84, chat: 42 },
  { specialty: 'neurology', focuses: ['headache', 'tremor', 'memory_changes'], video: 98, chat: null },
  {
    specialty: 'family_medicine',
    also: 'geriatrics',
    focuses: ['medicine_review', 'diabetes', 'vaccines'],
    video: 45,
    chat: 24,
  },
  { specialty: 'rheumatology', focuses: ['joint_pain', 'long_lasting_pain'], video: 79, chat: 39 },
  { specialty: 'pulmonology', focuses: ['breathing', 'sleep'], video: 76, chat: 36 },
  { specialty: 'gastroenterology', focuses: ['digestion', 'nutrition'], video: 82, chat: 40 },
  { specialty: 'urology', focuses: ['bladder', 'kidneys'], video: 80, chat: 41 },
  { specialty: 'ophthalmology', focuses: ['eyesight', 'second_opinion'], video: 66, chat: 33 },
  { specialty: 'otolaryngology', focuses: ['hearing', 'falls_and_balance'], video: 70, chat: 34 },
  { specialty: 'gynecology', focuses: ['womens_health', 'sleep'], video: 74, chat: 37 },
  { specialty: 'nephrology', focuses: ['kidneys', 'blood_pressure'], video: 88, chat: 44 },
  { specialty: 'oncology', focuses: ['cancer_follow_up', 'second_opinion'], video: 119, chat: 59 },
  { specialty: 'pain_medicine', focuses: ['long_lasting_pain', 'back_pain', 'sleep'], video: 71, chat: 30 },
  {
    specialty: 'geriatrics',
    also: 'psychiatry',
    focuses: ['memory_changes', 'low_mood', 'medicine_review'],
    video: 89,
    chat: null,
  },
  { specialty: 'family_medicine', focuses: ['blood_pressure', 'anxiety', 'nutrition'], video: 39, chat: 22 },
  { specialty: 'psychiatry', focuses: ['anxiety', 'sleep'], video: 92, chat: 55 },
];
