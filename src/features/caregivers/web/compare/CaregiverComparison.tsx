import { TimeLink } from '#features/availability/web/TimeLink.tsx';
import { SideBySide } from '#features/search/web/compare/SideBySide.tsx';
import type { Reply } from '#shared/call.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { ComparedCaregiver } from '../../caregiver.ts';
import type { caregivers } from '../../contract.ts';
import { caregiverFacts, checkRows, helpRows, timesRow } from './caregiver-rows.ts';
import styles from './CaregiverComparison.module.css';
import { caregiversCompared } from './compared-caregivers.ts';
import { ComparedCaregiverHead } from './ComparedCaregiverHead.tsx';

/** Up to four caregivers side by side, for whoever looks for one near a place. */
export function CaregiverComparison({ compared, place }: Reply<typeof caregivers.compare>) {
  const t = useWords();
  const locale = useLocale();
  const speaking = { t, locale };
  const along = { place: place?.label };
  const times = timesRow(compared, speaking);
  const cells = compared.map((one, index) =>
    one.nextTimes.length > 0 ? <Times key={one._id} caregiver={one} onPaper={times.values[index]} /> : undefined,
  );
  return (
    <SideBySide
      comparing={caregiversCompared}
      providers={compared}
      head={(caregiver, without) => <ComparedCaregiverHead caregiver={caregiver} without={without} />}
      parts={[
        {
          id: 'compared-facts',
          caption: t('caregivers.compare.facts'),
          rows: [...caregiverFacts(compared, place?.label, speaking), { ...times, cells }],
        },
        { id: 'compared-help', caption: t('caregivers.helpsWith'), rows: helpRows(compared, speaking) },
        { id: 'compared-checks', caption: t('providers.trust.title'), rows: checkRows(compared, speaking) },
      ]}
      front={href('/top-Caregivers', undefined, along)}
      along={along}
    />
  );
}

type TimesProps = { caregiver: ComparedCaregiver; onPaper: string | undefined };

/** Each is the way into the booking of the shortest visit then. */
function Times({ caregiver: { _id: caregiver, name, timeZone, minHours, nextTimes }, onPaper }: TimesProps) {
  return (
    <>
      <ul className={styles.times} data-print="hide">
        {nextTimes.map((time) => (
          <li key={time}>
            <TimeLink
              time={time}
              zone={timeZone}
              timeZone={timeZone}
              href={href('/caregiver-bookDetails', undefined, { caregiver, hours: minHours, time })}
              name={name}
            />
          </li>
        ))}
      </ul>
      <span className="print-only">{onPaper}</span>
    </>
  );
}
