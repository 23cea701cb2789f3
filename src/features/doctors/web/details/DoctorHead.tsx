import type { ReactNode } from 'react';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { BackToList } from '#features/search/web/BackToList.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
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
  const { _id: id, name, isVerified, hostId } = doctor;
  const named = doctor.specialties.map((specialty) => t(`doctors.specialty.${specialty}`));
  return (
    <ProfileHead
      provider={doctor}
      tint="sky"
      look="portrait"
      picture={<PlaceImage picture={pictureOf(doctor)} width={240} height={280} sizes="250px" eager />}
      back={
        <BackToList words="doctors" href={doctorsAddress()}>
          {t('doctors.backToAll')}
        </BackToList>
      }
      kind={namesInWords(named, locale)}
      fact={<span>{t('doctors.years', { count: doctor.experienceYears })}</span>}
      actions={
        <>
          <FavouriteButton id={id} name={name} service="doctor" look="worded" />
          {isVerified && hostId !== null && <WriteOrAsk providerId={id} ask={t('doctors.message')} />}
        </>
      }
      note={children}
    />
  );
}
