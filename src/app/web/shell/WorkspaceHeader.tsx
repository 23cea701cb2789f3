import { type LucideIcon, MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { homeAt } from '#features/providers/web/places/home-at.ts';
import { useWords } from '#web/i18n/words.tsx';
import { classes } from '#web/ui/classes.ts';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { AccountTools } from './AccountTools.tsx';
import menu from './AccountMenu.module.css';
import styles from './Header.module.css';
import own from './WorkspaceHeader.module.css';

/** `short` is its word where five stand beside each other on a phone. */
export type Place = {
  path: string;
  word: string;
  short?: string;
  icon: LucideIcon;
  /** What is new there, asked for where it is shown. */
  count?: ReactNode;
};
type WorkspaceHeaderProps = {
  name: 'partner' | 'staff';
  home: ReturnType<typeof homeAt> | '/partner/staff';
  places: readonly Place[];
  /** Beside the logo: what the workspace is about. */
  about?: ReactNode;
};

const IN_SIGHT = 4;

/** The header of a workspace; on narrow screens its places stand at the bottom. */
export function WorkspaceHeader({ name, home, places, about }: WorkspaceHeaderProps) {
  const t = useWords();
  const label = t(`shell.${name}.menu`);
  const links = (isNarrow: boolean) => (
    <>
      {places.slice(0, IN_SIGHT).map((place) => (
        <PlaceLink key={place.path} place={place} isNarrow={isNarrow} />
      ))}
      <More places={places.slice(IN_SIGHT)} />
    </>
  );
  return (
    <>
      <header className={styles.header} data-testid={`${name}-header`}>
        <div className={`wrap ${classes(styles.bar, own.bar)}`}>
          <HomeLink path={home} />
          {about}
          <nav className={classes(styles.tabs, own.top)} aria-label={label}>
            {links(false)}
          </nav>
          <AccountTools />
        </div>
      </header>
      <nav className={own.bottom} aria-label={label} data-count={Math.min(places.length, IN_SIGHT + 1)}>
        {links(true)}
      </nav>
    </>
  );
}

type PlaceLinkProps = { place: Place; isNarrow?: boolean; onClick?: () => void };

function PlaceLink({ place: { path, word, short, icon: Icon, count }, isNarrow, onClick }: PlaceLinkProps) {
  const t = useWords();
  const { pathname } = useLocation();
  return (
    <a href={path} aria-current={pathname === path ? 'page' : undefined} onClick={onClick}>
      <Icon size={22} aria-hidden="true" />
      {t(isNarrow ? (short ?? word) : word)}
      {count}
    </a>
  );
}

/** The places that have no room beside the others. */
function More({ places }: { places: readonly Place[] }) {
  const t = useWords();
  const { pathname } = useLocation();
  if (places.length === 0) return null;
  const isHere = places.some(({ path }) => path === pathname);
  return (
    <Popover
      align="end"
      data-testid="more-places"
      trigger={(trigger) => (
        <button type="button" {...trigger} className={own.more} data-current={isHere || undefined}>
          <MoreHorizontal size={22} aria-hidden="true" />
          {t('shell.more')}
        </button>
      )}
    >
      {({ isOpen, close }) => (
        <div className={menu.menu}>
          {places.map(({ count, ...place }) => (
            <PlaceLink key={place.path} place={{ ...place, count: isOpen && count }} onClick={close} />
          ))}
        </div>
      )}
    </Popover>
  );
}
