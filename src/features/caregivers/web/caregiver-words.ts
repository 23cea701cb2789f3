import {
  BatteryCharging,
  Brain,
  Brush,
  ChefHat,
  HandHeart,
  Accessibility,
  type LucideIcon,
  MessageCircleHeart,
  Pill,
  ShoppingBag,
} from 'lucide-react';
import type { Picture } from '#features/providers/provider.ts';
import { formatMoney } from '#shared/money.ts';
import type { Translator, Wording } from '#shared/words.ts';
import type { CaregiverFacts } from '../caregiver.ts';
import type { CareService } from '../services.ts';

/** What stands for a caregiver: their photograph, or what is drawn of them. */
export const pictureOf = ({ art, photo }: Pick<CaregiverFacts, 'art' | 'photo'>): Picture => ({
  kind: 'portrait',
  traits: art,
  ...(photo && { photo }),
});

/** '$32 an hour'; undefined where nobody knows. */
export const priceInWords = ({ hourCents }: Pick<CaregiverFacts, 'hourCents'>, { t, locale }: Wording) =>
  hourCents === null ? undefined : t('caregivers.price.hour', { price: formatMoney(hourCents, locale, 'short') });

/** 'Visits of 2 to 8 hours' */
export const lengthsInWords = ({ minHours, maxHours }: Pick<CaregiverFacts, 'minHours' | 'maxHours'>, t: Translator) =>
  minHours === maxHours
    ? t('caregivers.length.one', { count: minHours })
    : t('caregivers.length.range', { least: minHours, most: maxHours });

export const serviceIcons: Record<CareService, LucideIcon> = {
  personal_care: HandHeart,
  companionship: MessageCircleHeart,
  meal_preparation: ChefHat,
  mobility: Accessibility,
  dementia_care: Brain,
  respite: BatteryCharging,
  medication_reminders: Pill,
  housekeeping: Brush,
  errands: ShoppingBag,
};
