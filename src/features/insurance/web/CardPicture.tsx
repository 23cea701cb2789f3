import { IdCard } from 'lucide-react';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { PicturePick } from '#features/uploads/web/PicturePick.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CARD_SHAPE, INSURANCE_PICTURE } from '../card.ts';
import styles from './CardForm.module.css';

const KEPT_WIDTH = 1400;

type Props = {
  side: 'front' | 'back';
  /** The file that was sent. */
  file: string | null;
  error: string | undefined;
  onChange: (file: string | null) => void;
};

/** One side of a card: chosen or photographed, cut to its edges, sent at once. */
export function CardPicture({ side, file, error, onChange }: Props) {
  const t = useWords();
  const fileAddress = useFileAddress();
  const label = t(`insurance.${side}`);
  return (
    <div className={styles.side} data-testid={`insurance-${side}`}>
      <p>
        <b>{label}</b> <span className="muted">{t('insurance.optional')}</span>
      </p>
      <div className={styles.frame} data-has-picture={file ? '' : undefined}>
        {file ? (
          <img src={fileAddress(file)} alt={label} />
        ) : (
          <>
            <IdCard size={40} aria-hidden="true" />
            <span className="small">{t(`insurance.${side}.hint`)}</span>
          </>
        )}
      </div>
      <PicturePick
        name={side}
        kind={INSURANCE_PICTURE}
        label={label}
        chooseLabel={t(file ? 'insurance.picture.replace' : 'insurance.picture.add')}
        aspect={CARD_SHAPE}
        width={KEPT_WIDTH}
        camera="environment"
        {...(error && { error })}
        onSent={({ _id }) => onChange(_id)}
      />
      {file && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t('insurance.picture.remove')}
          <span className="vh">: {label}</span>
        </Button>
      )}
    </div>
  );
}
