import { MessageCircle } from 'lucide-react';
import { useForWhom } from '#features/family/web/named-person.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { DoctorDetails } from '../../doctor.ts';

/** The way to a question, which waits until the doctor answers here. */
export function AskAboutDoctor({ doctor: { _id: id, hostId } }: { doctor: DoctorDetails }) {
  const t = useWords();
  const forWhom = useForWhom();
  return (
    <>
      <p className="muted">{t(hostId === null ? 'doctors.contact.text' : 'doctors.contact.hosted')}</p>
      <ButtonLink
        size="large"
        isWide
        icon={<MessageCircle size={20} aria-hidden="true" />}
        href={href('/dashboard-enquiries', undefined, { provider: id, for: forWhom })}
        data-testid="ask"
      >
        {t('doctors.contact.ask')}
      </ButtonLink>
    </>
  );
}
