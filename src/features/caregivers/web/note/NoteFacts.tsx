import { TriangleAlert } from 'lucide-react';
import { listFormat } from '#shared/intl.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { KeptNote } from '../../note-contract.ts';
import type { CareService } from '../../services.ts';

const conjunction = listFormat({ type: 'conjunction' });

type Props = {
  kept: KeptNote;
  visit: { asked: readonly CareService[]; personName: string; timeZone: string };
};

/** What was written of a visit, as both sides read it. */
export function NoteFacts({ kept: { note, writtenAt, changedAt }, visit }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { done, condition, words, isToWatch } = note;
  const notDone = visit.asked.filter((service) => !done.includes(service));
  const named = (services: readonly CareService[]) =>
    conjunction(locale).format(services.map((service) => t(`caregivers.service.${service}`)));
  const moment = (instant: string) => momentInWords(instant, { timeZone: visit.timeZone, locale });
  return (
    <div className="stack" data-testid="visit-note-facts">
      {isToWatch && (
        <div>
          <Tag tone="warning" icon={<TriangleAlert size={18} aria-hidden="true" />}>
            {t('caregivers.note.watch')}
          </Tag>
        </div>
      )}
      <FactList
        facts={[
          ...(done.length > 0 ? [{ term: t('caregivers.note.done'), value: named(done) }] : []),
          ...(notDone.length > 0 ? [{ term: t('caregivers.note.notDone'), value: named(notDone) }] : []),
          {
            term: t('caregivers.note.condition', { person: visit.personName }),
            value: t(`caregivers.note.condition.${condition}`),
          },
        ]}
      />
      {words !== '' && <Quote tint={isToWatch ? 'sun' : undefined}>{words}</Quote>}
      <p className="small muted">
        <span>{t('caregivers.note.written', { moment: moment(writtenAt) })}</span>
        {changedAt !== null && <span> {t('caregivers.note.changed', { moment: moment(changedAt) })}</span>}
      </p>
    </div>
  );
}
