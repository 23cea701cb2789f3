import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { PicturePick } from '#features/uploads/web/PicturePick.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { family, PORTRAIT } from '../contract.ts';
import { PersonFace } from './PersonFace.tsx';
import styles from './PortraitPick.module.css';

type Props = {
  /** Somebody without an account; oneself when it is left out. */
  personId?: string;
  name: string;
  image: string | null;
  /** Called when what the page shows of this person has changed. */
  onChange?: () => Promise<unknown>;
};

/** The photograph of a person, and how to change it. */
export function PortraitPick({ personId, name, image, onChange }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  async function set(fileId: string | null) {
    const { data } = await callsOf(client, family).setPortrait({ body: { familyMemberId: personId ?? null, fileId } });
    if (!personId) session.pictured(data.profileImage);
    await Promise.all([refreshTopics(client, ['family']), onChange?.()]);
    toast({ text: t(fileId ? 'family.portrait.saved' : 'family.portrait.removed') });
  }
  const removing = useMutation({ mutationFn: () => set(null) });
  return (
    <div className={styles.portrait} data-testid="portrait">
      <PersonFace name={name} image={image} />
      <div className={styles.actions}>
        <PicturePick
          name={`portrait-${personId ?? 'own'}`}
          kind={PORTRAIT}
          label={personId ? t('family.portrait.of', { name }) : t('family.portrait.own')}
          chooseLabel={t(image ? 'family.portrait.change' : 'family.portrait.add')}
          aspect={1}
          width={640}
          camera="user"
          onSent={({ _id }) => set(_id)}
        />
        {image && (
          <Button
            variant="quiet"
            icon={<Trash2 size={20} aria-hidden="true" />}
            isBusy={removing.isPending}
            onClick={() => removing.mutate()}
            data-testid="portrait-remove"
          >
            {t('family.portrait.remove')}
          </Button>
        )}
        <Refusal failure={removing.error instanceof Failure ? removing.error : undefined} />
        <p className="small muted">{t('family.portrait.seen')}</p>
      </div>
    </div>
  );
}
