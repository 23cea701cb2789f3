import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { device } from '#web/device.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { myVisits } from './queries.ts';
import { markStraightIn } from './straight-in.ts';
import { WayIcon } from './WayIcon.tsx';
import styles from './VisitReturn.module.css';

/** On every page of a browser in which a visit was entered, until its provider ends it: the way back. Nothing is asked elsewhere. */
export function VisitReturn() {
  const t = useWords();
  const { data } = useQuery({ ...myVisits(), meta: { isQuiet: true } });
  const visit = data?.data.find(({ isBegun, isEnded }) => isBegun && !isEnded);
  useEffect(() => {
    if (data && !visit) device.choose({ isInVisit: false });
  }, [data, visit]);
  if (!visit) return null;
  return (
    <aside
      className={styles.banner}
      aria-label={t(visit.by === 'video' ? 'videoVisits.title' : 'videoVisits.title.chat')}
      data-testid="visit-return"
    >
      <p>
        <WayIcon by={visit.by} size={26} /> {t('videoVisits.going', { provider: visit.provider.name })}
      </p>
      <ButtonLink href={visitAddress(visit)} onClick={(event) => markStraightIn(visit._id, event)}>
        {t('videoVisits.back')}
      </ButtonLink>
    </aside>
  );
}

export const visitAddress = ({ label, _id: id }: { label: string; _id: string }): string =>
  href('/videoCall/:un?/:rn?', { un: label, rn: id });
