import { HousePlus, MapPin, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import type { Discipline } from '#features/providers/disciplines.ts';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { PersonRow } from '#features/providers/web/PersonRow.tsx';
import styles from '#features/providers/web/PersonRow.module.css';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { AgencyCard } from '../../agency.ts';
import { agencyAddress, pictureOf, programsInWords, requestAddress } from '../agency-words.ts';

const MOST_NAMED = 4;

type Props = {
  agency: AgencyCard;
  /** What is needed, as it was asked: named first. */
  wanted?: readonly Discipline[];
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
  /** What can be done with it besides, in its corner. */
  corner?: ReactNode;
};

/** An agency in a list, with the way to ask it to call. */
export function AgencyRow({ agency, wanted = [], isFirst, corner }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, name, city, services, distanceMiles, qualityStars, takes } = agency;
  const named = [...services].sort((one, other) => Number(wanted.includes(other)) - Number(wanted.includes(one)));
  const pays = [programsInWords(agency, { t, locale }), ...takes].filter((words) => words !== undefined);
  return (
    <PersonRow
      person={{ ...agency, picture: pictureOf(agency), rating: null, reviewCount: 0 }}
      tint="pine"
      href={agencyAddress(id)}
      kind={t('homeHealth.kind.in', { city })}
      facts={
        <>
          {distanceMiles !== null && (
            <span>
              <MapPin size={20} aria-hidden="true" />
              {milesInWords(distanceMiles, { t, locale })}
            </span>
          )}
          {qualityStars !== null && (
            <span data-testid="quality">
              <Sparkles size={20} aria-hidden="true" />
              {t('homeHealth.stars', { stars: qualityStars })}
            </span>
          )}
        </>
      }
      more={
        named.length > 0 && (
          <p className={styles.takes}>
            <HousePlus size={20} aria-hidden="true" />
            {namesInWords(
              named.slice(0, MOST_NAMED).map((service) => t(`providers.discipline.${service}`)),
              locale,
            )}
          </p>
        )
      }
      price={
        <span className="small muted">
          {pays.length > 0 ? t('homeHealth.pays', { plans: namesInWords(pays, locale) }) : t('homeHealth.pays.unknown')}
        </span>
      }
      times={
        <ButtonLink variant="secondary" href={requestAddress(id)} data-testid="request-care">
          {t('homeHealth.request')}
          <span className="vh">: {name}</span>
        </ButtonLink>
      }
      isFirst={isFirst}
      corner={corner}
      data-testid={`agency-${id}`}
    />
  );
}
