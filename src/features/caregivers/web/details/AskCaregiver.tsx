import { AskLink } from '#features/enquiries/web/AskLink.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { CaregiverDetails } from '../../caregiver.ts';

/** Of somebody whom nobody has checked, or not any more: no times, a question. */
export function AskCaregiver({ caregiver: { _id: id } }: { caregiver: CaregiverDetails }) {
  const t = useWords();
  return <AskLink providerId={id} text={t('caregivers.unverified.text')} />;
}
