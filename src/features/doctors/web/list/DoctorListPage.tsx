import { TriangleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { readSearch } from '#features/search/search-rules.ts';
import { ListedResults } from '#features/search/web/ListedResults.tsx';
import { titleOf } from '#features/search/web/ListTitle.tsx';
import { isRefused, resultsFor } from '#features/search/web/queries.ts';
import { SearchRefused } from '#features/search/web/SearchRefused.tsx';
import { soundsUrgent } from '#features/threads/emergency-words.ts';
import { EmergencyNotice } from '#features/threads/web/EmergencyNotice.tsx';
import type { Reply } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { useNow } from '#web/useNow.ts';
import type { doctors } from '../../contract.ts';
import { doctorSearch } from '../../filters.ts';
import type { DoctorSearch } from '../../search.ts';
import { doctorsAddress } from '../doctor-address.ts';
import { specialtiesOffered, topDoctors } from '../queries.ts';
import { doctorList } from './doctor-list.ts';
import styles from './DoctorListPage.module.css';
import { DoctorRow } from './DoctorRow.tsx';
import { DoctorSearchBar } from './DoctorSearchBar.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { SpecialtyTiles } from './SpecialtyTiles.tsx';

export const loader = defineLoader(({ search }) => ({
  found: resultsFor(doctorList, readSearch(doctorSearch, search)),
  top: topDoctors(),
  specialties: specialtiesOffered(),
}));

type SearchReply = Reply<typeof doctors.search>;

/** Doctors by name, specialty or complaint, whoever is free soonest first. The whole search stands in the address bar. */
export default function DoctorListPage() {
  const [params] = useSearchParams();
  const { found } = useLoaderData(loader);
  const search = readSearch(doctorSearch, params);
  return isRefused(found) ? (
    <SearchRefused service={doctorList} search={search} refusal={found}>
      <DoctorSearchBar search={search} />
    </SearchRefused>
  ) : (
    <DoctorsFound search={search} found={found as SearchReply} /> // the call of this list answered
  );
}

function DoctorsFound({ search, found }: { search: DoctorSearch; found: SearchReply }) {
  const t = useWords();
  const navigate = useNavigate();
  const now = useNow();
  const { specialties, top } = useLoaderData(loader);
  const change = (next: Partial<DoctorSearch>) => {
    const whole = { ...search, page: 1, ...next };
    // what is today depends on where the reader is
    const zone = whole.when ? deviceZone() : undefined;
    void navigate(doctorsAddress({ ...whole, zone }), { preventScrollReset: true });
  };
  const isPlain = search.q === '' && search.specialty.length === 0;
  const next = top.data[0]?.nextTimes[0];
  const isSoon = next !== undefined && Date.parse(next) - now.getTime() < DAY_MS;
  return (
    <div className={styles.page}>
      <title>{pageTitle(titleOf(doctorList, { found, search, t }))}</title>
      <meta name="description" content={t('doctors.description')} />
      <div className={styles.head}>
        <div className={`wrap ${styles.top}`}>
          <Emergency words={search.q} />
          <p className={styles.claim}>{t(isSoon ? 'doctors.title' : 'doctors.title.soon')}</p>
          {top.averageYears !== null && (
            <p className={styles.average} data-testid="average-years">
              {t('doctors.average', { count: top.averageYears })}
            </p>
          )}
          <DoctorSearchBar search={search} />
          <Understood search={search} understood={found.understood} />
          {isPlain && <SpecialtyTiles offered={specialties.data} />}
        </div>
      </div>
      <ListedResults
        service={doctorList}
        search={search}
        found={found}
        onChange={change}
        nobody={<NobodyFound search={search} soonest={top.data} />}
        card={(doctor, { isFirst }) => (
          <DoctorRow
            doctor={doctor}
            mode={search.mode}
            issue={found.isComplaint ? search.q : undefined}
            isFirst={isFirst}
            corner={<FavouriteButton id={doctor._id} name={doctor.name} service="doctor" />}
          />
        )}
      />
    </div>
  );
}

/** Nobody waits for a doctor with a complaint that cannot wait. */
function Emergency({ words }: { words: string }) {
  const t = useWords();
  if (!soundsUrgent(words))
    return (
      <p className={styles.emergency}>
        <TriangleAlert size={20} aria-hidden="true" />
        {t('shell.emergency')}
      </p>
    );
  return <EmergencyNotice words={words} text={t('doctors.urgent')} />;
}

/** What complaints were taken for, so that somebody who means something else sees why. */
function Understood({ search: { q }, understood }: { search: DoctorSearch; understood: SearchReply['understood'] }) {
  const t = useWords();
  const locale = useLocale();
  if (understood.length === 0) return null;
  const named = understood.map((specialty) => t(`doctors.specialty.${specialty}`));
  return (
    <p data-testid="understood">{t('doctors.understood', { words: q, specialties: namesInWords(named, locale) })}</p>
  );
}
