import { NotFoundYet } from '#features/providers/partner/profile/NotFoundYet.tsx';
import { profilePage } from '#features/providers/partner/profile/profile-page.tsx';
import { useTyped } from '#web/forms/useTyped.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { diagnostics } from '../../contract.ts';
import { type LabProfile, labProfiles } from '../../profile-contract.ts';
import { labAddress } from '../../web/addresses.ts';
import { LabRow } from '../../web/list/LabRow.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { profileFields, profileOf, readOffers, TypedProfile, typedOf } from './typed-profile.ts';
import { readPrice } from '#features/providers/partner/typed-price.ts';

/** What the centres that I work for say of themselves; null for whoever works for nobody. */
function myLabs() {
  refreshOn(['capacity'], keyOf(labProfiles.mine));
  return callQueryOrNull(labProfiles.mine, {}, session.isPartner);
}

/** What a centre tests and costs. */
export const labProfile = profilePage({
  mine: myLabs,
  schema: TypedProfile,
  fields: profileFields,
  typedOf,
  save: (client, id, typed) => callsOf(client, labProfiles).change({ params: { id }, body: profileOf(typed) }),
  shownBy: [diagnostics.centre, diagnostics.search, diagnostics.basket, diagnostics.packages],
  draft: 'lab',
  photosLead: 'diagnostics.profile.photos',
  Fields: ({ form, profile }) => <ProfileFields form={form} lab={profile} />,
  Preview: ({ profile, control }) => <CardPreview lab={profile} control={control} />,
  ToPage,
});

type PreviewProps = { lab: LabProfile; control: CheckedForm<object>['control'] };

/** The centre as it stands in the list of families, with what is being typed. */
function CardPreview({ lab: { card, offers: saved, hasHours }, control }: PreviewProps) {
  const t = useWords();
  const typed = useTyped<TypedProfile>(control);
  const offers = readOffers(typed.offers);
  const shown = {
    ...card,
    languages: typed.languages,
    offered: offers.length,
    fromCents: offers.length === 0 ? null : Math.min(...offers.map(({ cents }) => cents)),
    homeFeeCents: typed.comesHome ? (readPrice(typed.homeFee) ?? 0) : null,
  };
  return (
    <Card aria-labelledby="preview" data-testid="preview" className="stack">
      <h2 id="preview">{t('partner.profile.preview')}</h2>
      <LabRow lab={shown} isFirst as="h3" />
      {(saved.length === 0 || !hasHours) && <NotFoundYet>{t('diagnostics.profile.unfound')}</NotFoundYet>}
      <p className="small muted">{t('partner.profile.preview.note')}</p>
    </Card>
  );
}

function ToPage({ profile: { _id: id, isVerified } }: { profile: LabProfile }) {
  const t = useWords();
  return (
    isVerified && (
      <ButtonLink variant="secondary" href={labAddress(id)} data-testid="to-page">
        {t('diagnostics.profile.toPage')}
      </ButtonLink>
    )
  );
}
