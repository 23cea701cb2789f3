import { MessageCircle } from 'lucide-react';
import { useForWhom } from '#features/family/web/named-person.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

type Props = {
  providerId: string;
  /** What becomes of the question. */
  text: string;
};

/** The way to a question to somebody who cannot be booked, which waits until they answer here. */
export function AskLink({ providerId, text }: Props) {
  const t = useWords();
  const forWhom = useForWhom();
  return (
    <>
      <p className="muted">{text}</p>
      <ButtonLink
        size="large"
        isWide
        icon={<MessageCircle size={20} aria-hidden="true" />}
        href={href('/dashboard-enquiries', undefined, { provider: providerId, for: forWhom })}
        data-testid="ask"
      >
        {t('enquiries.askProvider')}
      </ButtonLink>
    </>
  );
}
