import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { soundsUrgent } from '../emergency-words.ts';

type Props = {
  words: string | undefined;
  /** What to do instead of waiting, where the words are no message. */
  text?: string;
};

/** The number of the emergency service, as soon as what somebody writes sounds as if they needed it. Nothing is held back. */
export function EmergencyNotice({ words, text }: Props) {
  const t = useWords();
  const isUrgent = soundsUrgent(words ?? '');
  return (
    <div role="status">
      {isUrgent && (
        <Notice tone="danger" title={t('threads.emergency')} data-testid="emergency">
          <p>{text ?? t('threads.emergency.text')}</p>
          <p>
            <a className="link" href="tel:911">
              {t('threads.emergency.call')}
            </a>
          </p>
        </Notice>
      )}
    </div>
  );
}
