import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { actedFor } from '#features/family/web/queries.ts';
import { LeadForm } from '#features/lead-requests/web/LeadForm.tsx';
import { LeadHolders } from '#features/lead-requests/web/LeadHolders.tsx';
import { LeadStateTag } from '#features/lead-requests/web/LeadStateTag.tsx';
import { leadsTo } from '#features/lead-requests/web/queries.ts';
import { OpeningHours } from '#features/providers/web/OpeningHours.tsx';
import { PhotoGallery } from '#features/providers/web/PhotoGallery.tsx';
import { ClaimLink } from '#features/providers/web/profile/ClaimLink.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { VerifiedTag } from '#features/providers/web/VerifiedTag.tsx';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isBookable } from '../../centre.ts';
import { CentreNotFound } from '../details/CentreNotFound.tsx';
import { WhyNoBooking } from '../details/WhyNoBooking.tsx';
import { pictureOf } from '../picture-of.ts';
import { centreWith } from '../queries.ts';
import styles from './UnverifiedCenterPage.module.css';

const nobody = '00000000-0000-4000-8000-000000000000';

export const loader = defineLoader(({ params }) => ({
  found: centreWith(params['pathParam']),
  sent: leadsTo(params['pathParam'] || nobody),
  people: actedFor(),
}));

/** What is known of a center that nobody has verified or claimed, and a way to ask it to get in touch: no booking, no payment. */
export default function UnverifiedCenterPage() {
  const t = useWords();
  const { found, sent, people } = useLoaderData(loader);
  if (!found) return <CentreNotFound />;
  const centre = found.data;
  const details = href('/care/daycaredetails/:pathParam?', { pathParam: centre._id });
  const address = `${centre.street}, ${centre.city}, ${centre.state} ${centre.zip}`;
  const open = sent.data.find(({ status, withdrawnAt }) => status !== 'closed' && withdrawnAt === null);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(centre.name)}</title>
      <div>
        <BackLink href={details}>{t('seniorCare.unverified.back')}</BackLink>
      </div>
      <div className={styles.columns}>
        <div className={styles.known}>
          <div className={styles.picture}>
            <ProviderPicture picture={pictureOf(centre)} shape="plain" eager />
          </div>
          <div>
            <h1 tabIndex={-1}>{centre.name}</h1>
            <p className="muted">
              {t('seniorCare.tile.where', {
                kind: t(`seniorCare.kind.${centre.kind}`),
                place: `${centre.city}, ${centre.state}`,
              })}
            </p>
          </div>
          <div className={styles.marks}>
            <VerifiedTag isVerified={centre.isVerified} />
            <FavouriteButton id={centre._id} name={centre.name} look="worded" />
          </div>
          {!isBookable(centre) && <WhyNoBooking centre={centre} />}
          <FactList
            facts={[
              {
                term: t('seniorCare.unverified.address'),
                value: (
                  <a className="link" href={href('/locationPreview', undefined, { provider: centre._id })}>
                    {address}
                  </a>
                ),
              },
              {
                term: t('seniorCare.unverified.phone'),
                value: (
                  <a className="link" href={phoneLink(centre.phone)}>
                    {phoneInWords(centre.phone)}
                  </a>
                ),
              },
            ]}
          />
          <h2 className="vh">{t('seniorCare.section.about')}</h2>
          <ClaimLink listing={centre}>{t('seniorCare.unverified.claim')}</ClaimLink>
          <PhotoGallery photos={centre.photos} name={centre.name} />
          <OpeningHours {...centre} isResidence={centre.kind !== 'day_care'} />
        </div>
        <Card className={styles.ask} aria-labelledby="ask-title">
          {isBookable(centre) ? (
            <>
              <h2 id="ask-title">{t('seniorCare.unverified.bookable')}</h2>
              <p>{t('seniorCare.unverified.bookable.text')}</p>
              <ButtonLink href={details} data-testid="to-details">
                {t('seniorCare.unverified.bookable.go')}
              </ButtonLink>
            </>
          ) : open && people.data.length === 0 ? (
            <>
              <div className={styles.state}>
                <h2 id="ask-title">{t('seniorCare.unverified.asked')}</h2>
                <LeadStateTag lead={open} />
              </div>
              <LeadHolders lead={open} />
              <ButtonLink href={href('/dashboard-leadsinfo')} variant="secondary" data-testid="to-leads">
                {t('seniorCare.unverified.toLeads')}
              </ButtonLink>
            </>
          ) : (
            <>
              <h2 id="ask-title">{t('seniorCare.unverified.ask')}</h2>
              <p className="muted">{t('seniorCare.unverified.ask.text')}</p>
              {open && (
                <Notice title={t('seniorCare.unverified.asked')}>
                  <a className="link" href={href('/dashboard-leadsinfo')}>
                    {t('seniorCare.unverified.toLeads')}
                  </a>
                </Notice>
              )}
              <LeadForm provider={{ id: centre._id, name: centre.name, kind: centre.kind }} people={people} />
            </>
          )}
        </Card>
      </div>
    </div>
  );
}
