/** What may happen in a day at a centre: the closed list. The words are `seniorCare.plan.<key>`. */
export const dayPlanKeys = [
  'ride_in', 'welcome', 'breakfast', 'news', 'exercise', 'walk', 'garden', 'music', 'dance', 'arts', 'games', 'memory_circle',
  'nurse_round', 'therapy', 'baking', 'lunch', 'rest', 'snack', 'film', 'animals', 'outing', 'prayer', 'phone_time', 'ride_home',
  'goodbye', 'dinner', 'evening',
] as const;
export type DayPlanKey = (typeof dayPlanKeys)[number];
