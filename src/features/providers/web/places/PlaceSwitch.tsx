import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Popover } from '#web/ui/Popover.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { workPlaces } from '../../work-place.ts';
import styles from './PlaceSwitch.module.css';
import { ownPlaces } from './work-places.ts';

/** For those who work for several places: the one that the workspace is about, and the way to another. */
export function PlaceSwitch() {
  const t = useWords();
  const { data } = useQuery(ownPlaces());
  const choose = useChoose();
  const [chosen] = data?.data ?? [];
  if (!data || !chosen || data.data.length < 2) return null;
  const byName = data.data.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Popover
      align="start"
      data-testid="places"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={styles.trigger}
          aria-label={t('providers.place.chosen', { name: chosen.name })}
          data-place-switch
          data-testid="place-switch"
        >
          <Store size={20} aria-hidden="true" />
          <span className={styles.name}>{chosen.name}</span>
          <ChevronsUpDown size={18} aria-hidden="true" />
        </button>
      )}
    >
      {({ close }) => (
        <div className={styles.menu} role="group" aria-label={t('providers.place.choose')}>
          {byName.map(({ _id, name, role }) => (
            <button
              key={_id}
              type="button"
              className={styles.place}
              aria-pressed={_id === chosen._id}
              disabled={choose.isPending}
              onClick={() => {
                close();
                if (_id !== chosen._id) choose.mutate(_id);
              }}
              data-testid={`place-${_id}`}
            >
              <span>
                <b>{name}</b>
                <span className="small muted">{t(`providers.role.${role}`)}</span>
              </span>
              {_id === chosen._id && <Check size={20} aria-hidden="true" />}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}

/** Chooses a place and opens the screen anew, so that nothing of the former one is left in this tab. */
function useChoose() {
  const t = useWords();
  const toast = useToast();
  const client = useQueryClient();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: (placeId: string) => callsOf(client, workPlaces).choose({ params: { placeId } }),
    onSuccess: () => location.assign(pathname),
    onError: () => toast({ text: t('providers.place.failed') }),
  });
}
