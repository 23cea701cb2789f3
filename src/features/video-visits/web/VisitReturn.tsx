import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { device } from '#web/device.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { VideoVisit } from '../contract.ts';
import { myVisits, visitsOfDay } from './queries.ts';
import { otherSide } from './room/other-side.ts';
import { markStraightIn } from './straight-in.ts';
import { VisitModeIcon } from './VisitModeIcon.tsx';
import styles from './VisitReturn.module.css';

/** On every page of a browser in which a visit was entered, until its provider ends it: the way back. Nothing is asked elsewhere. */
export function VisitReturn() {
  const t = useWords();
  const mine = useQuery({ ...myVisits(), meta: { isQuiet: true } }).data;
  const today = useQuery({ ...visitsOfDay(), meta: { isQuiet: true } }).data;
  // Whoever has left two without ending the first goes back to the one that began later.
  const visit = mine?.data.find(goesOn) ?? today?.data.findLast(goesOn);
  const isGone = mine !== undefined && today !== undefined && !visit;
  useEffect(() => {
    if (isGone) device.choose({ isInVisit: false });
  }, [isGone]);
  if (!visit) return null;
  return (
    <aside
      className={styles.banner}
      aria-label={t(visit.by === 'video' ? 'videoVisits.title' : 'videoVisits.title.chat')}
      data-testid="visit-return"
    >
      <p>
        <VisitModeIcon by={visit.by} size={26} /> {t('videoVisits.going', { provider: otherSide(visit) })}
      </p>
      <ButtonLink href={visitAddress(visit)} onClick={(event) => markStraightIn(visit._id, event)}>
        {t('videoVisits.back')}
      </ButtonLink>
    </aside>
  );
}

const goesOn = ({ isBegun, phase }: VideoVisit) => isBegun && phase === 'open';

export const visitAddress = ({ label, _id: id }: { label: string; _id: string }): string =>
  href('/videoCall/:un?/:rn?', { un: label, rn: id });
