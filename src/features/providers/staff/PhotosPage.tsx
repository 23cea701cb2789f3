import { useSearchParams } from 'react-router';
import { SeekForm } from '#features/staff/web/SeekForm.tsx';
import { StaffFrame } from '#features/staff/web/StaffFrame.tsx';
import type { Reply } from '#shared/call.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ChangedMeanwhile, HoldsRows } from '#web/ui/Held.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { photoStates } from '../photo.ts';
import { LONGEST_SOUGHT, type providerPhotos } from '../photo-contract.ts';
import { DecidedPhoto } from './DecidedPhoto.tsx';
import styles from './PhotosPage.module.css';
import { askedIn, deskPhotos } from './queries.ts';
import { WaitingPhoto } from './WaitingPhoto.tsx';

export const loader = defineLoader(({ search }) => ({ list: deskPhotos(search) }));

/** Photographs of places: looked at by staff before families see them, and taken down again. */
export default function PhotosPage() {
  const t = useWords();
  const { list } = useLoaderData(loader);
  return (
    <StaffFrame heading={t('shell.staff.photos')} lead={t('providers.photos.staff.lead')} isStaff={list !== null}>
      {list && (
        <HoldsRows>
          <Photos list={list} />
        </HoldsRows>
      )}
    </StaffFrame>
  );
}

function Photos({ list: { data, pagization } }: { list: Reply<typeof providerPhotos.listed> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const { show, text, page } = askedIn(search);
  return (
    <AddressTabs
      name="show"
      label={t('shell.staff.photos')}
      tabs={photoStates.map((value) => ({ value, label: t(`providers.photos.staff.tab.${value}`) }))}
      value={show}
    >
      <div className={styles.panel}>
        {show !== 'checking' && (
          <SeekForm
            label={t('providers.photos.staff.sought')}
            seekLabel={t('providers.photos.staff.seek')}
            text={text}
            longest={LONGEST_SOUGHT}
            kept={{ show }}
            data-testid="photos"
          />
        )}
        <ChangedMeanwhile />
        {data.length > 0 ? (
          <ul className={styles.list}>
            {data.map((photo) =>
              photo.state === 'checking' ? (
                <WaitingPhoto key={photo._id} photo={photo} />
              ) : (
                <DecidedPhoto key={photo._id} photo={photo} />
              ),
            )}
          </ul>
        ) : (
          <Card>
            <EmptyState as="h2" spot="empty" title={t(`providers.photos.staff.none.${show}`)} data-testid="no-photos">
              {show === 'checking' ? t('providers.photos.staff.none.text') : undefined}
            </EmptyState>
          </Card>
        )}
        <PageTurns
          label={t('shell.staff.photos')}
          page={page}
          hasMore={hasPageAfter(page, pagization)}
          address={(to) => href('/partner/staff/photos', undefined, { show, text, page: to })}
        />
      </div>
    </AddressTabs>
  );
}
