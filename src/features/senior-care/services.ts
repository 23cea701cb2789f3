/** What a centre may offer: the closed list. The words are `seniorCare.service.<key>`. */
export const centreServices = [
  'lunch', 'rides', 'memory_support', 'nurse', 'medication', 'diabetes_care', 'bathing', 'physical_therapy', 'occupational_therapy',
  'speech_therapy', 'exercise', 'dance', 'music', 'arts', 'games', 'garden', 'outings', 'pet_visits', 'library', 'technology_help',
  'faith', 'hair_salon', 'social_worker', 'family_support', 'wheelchair_access', 'private_room', 'couples', 'laundry', 'night_staff',
] as const;
export type CentreService = (typeof centreServices)[number];
