import { useWords } from '#web/i18n/words.tsx';

/** What must not be given stands on every sheet of medicines. */
export function Allergies({ allergies }: { allergies: readonly string[] }) {
  const t = useWords();
  return (
    <p data-testid="medicine-allergies">
      <b>{t('medication.allergies')}</b> {allergies.length > 0 ? allergies.join(', ') : t('medication.allergies.none')}
    </p>
  );
}
