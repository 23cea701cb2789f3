import type { ReactNode } from 'react';
import { MessageCircleQuestionMark } from 'lucide-react';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { useForWhom } from '#features/family/web/queries.ts';
import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { ShareButton } from '#features/providers/web/ShareButton.tsx';
import { VerifiedLink } from '#features/providers/web/VerifiedLink.tsx';
import { useLastList } from '#features/search/web/last-list.ts';
import { languageName } from '#shared/language-name.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { DoctorDetails } from '../../doctor.ts';
import { doctorsAddress } from '../doctor-address.ts';
import { pictureOf } from '../picture-of.ts';

type Props = {
  doctor: DoctorDetails;
  /** Below what one can do. */
  children?: ReactNode;
};

/** Name and picture in the tint of doctors, with what one looks for first. */
export function DoctorHead({ doctor, children }: Props) {
  const t = useWords();
  const locale = useLocale();
  const last = useLastList();
  const forWhom = useForWhom();
  const { _id: id, name, rating, reviewCount, experienceYears, isVerified, hostId } = doctor;
  const named = doctor.specialties.map((specialty) => t(`doctors.specialty.${specialty}`));
  return (
    <ProfileHead
      tint="sky"
      look="portrait"
      picture={<PlaceImage picture={pictureOf(doctor)} width={240} height={280} sizes="250px" eager />}
      back={
        <BackLink href={last?.address ?? doctorsAddress()}>
          {last ? t('doctors.backToList', { count: last.count }) : t('doctors.backToAll')}
        </BackLink>
      }
      name={name}
      kind={namesInWords(named, locale)}
      meta={
        <>
          {rating !== null && (
            <a href="#reviews" className="link">
              <Stars rating={rating} count={reviewCount} />
            </a>
          )}
          <span>{t('doctors.years', { count: experienceYears })}</span>
        </>
      }
      tags={
        <>
          <VerifiedLink isVerified={isVerified} />
          {doctor.languages.map((code) => (
            <Tag key={code}>{t('search.filter.speaks', { language: languageName(code, locale) })}</Tag>
          ))}
        </>
      }
      actions={
        <>
          <FavouriteButton id={id} name={name} service="doctor" look="worded" />
          {isVerified && hostId !== null && (
            <WriteOrAsk providerId={id}>
              <ButtonLink
                variant="secondary"
                icon={<MessageCircleQuestionMark size={20} aria-hidden="true" />}
                href={href('/dashboard-enquiries', undefined, { provider: id, for: forWhom })}
                data-testid="ask-question"
              >
                {t('doctors.message')}
              </ButtonLink>
            </WriteOrAsk>
          )}
          <ShareButton title={name} label={t('providers.share')} />
        </>
      }
      note={children}
    />
  );
}
