import { useQueryClient } from '@tanstack/react-query';
import { Camera, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { fieldId } from '#web/ui/field.ts';
import { FieldNotes } from '#web/ui/FieldNotes.tsx';
import { uploads } from '../contract.ts';
import { fileSorts, LARGEST_FILE, type SentFile, typeByName } from '../file.ts';
import { openPicture } from './crop.ts';
import { CropDialog } from './CropDialog.tsx';
import styles from './FileField.module.css';
import { FileInput } from './FileInput.tsx';
import { shrinkPicture } from './shrink-picture.ts';

type Props = {
  name: string;
  /** What it is for: the name of a kind that the server knows. */
  kind: string;
  /** What is wanted, said by screen readers with the button. */
  label: string;
  chooseLabel: string;
  /** Width by height of what is kept, and its width in dots. */
  aspect: number;
  width: number;
  camera: 'user' | 'environment';
  error?: string;
  /** Called with the picture once it has arrived; what it throws is shown here. */
  onSent: (sent: SentFile) => Promise<void> | void;
};

type ChosenPicture = { picture: HTMLCanvasElement; name: string };

/** One picture: chosen or taken, cut to what is wanted, and sent. */
export function PicturePick({ name, kind, label, chooseLabel, aspect, width, camera, error, onSent }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [failed, setFailure] = useState<Failure>();
  const failure = useRefusalOf(failed);
  const [share, setShare] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef<AbortController>(undefined);
  const id = fieldId(name);

  async function open(file: File) {
    setFailure(undefined);
    try {
      setChosen({ picture: await opened(file), name: file.name });
    } catch (thrown) {
      setFailure(failureFrom(thrown, file.name));
    }
  }
  async function send(file: File) {
    const stop = new AbortController();
    underWay.current = stop;
    setShare(0);
    setFailure(undefined);
    try {
      const { send: sendOne } = callsOf(client, uploads);
      const { data } = await sendOne(
        { query: { kind, name: file.name }, body: file },
        { signal: stop.signal, onProgress: setShare },
      );
      await onSent(data);
      close();
    } catch (thrown) {
      if (!stop.signal.aborted) setFailure(failureFrom(thrown, file.name));
    } finally {
      if (underWay.current === stop) setShare(undefined);
    }
  }
  function close() {
    underWay.current?.abort();
    setShare(undefined);
    setChosen(undefined);
    input.current?.focus();
  }
  const said = failure && failure.code !== 'session_expired' ? t(`errors.${failure.code}`, failure.values) : undefined;
  return (
    <div className={styles.pick}>
      <FieldNotes id={id} error={chosen ? undefined : (said ?? error)} />
      <span className="row">
        <FileInput
          ref={input}
          id={id}
          icon={<ImageUp size={20} aria-hidden="true" />}
          word={chooseLabel}
          accept=".jpg,.jpeg,.png,.webp"
          aria-label={`${chooseLabel}: ${label}`}
          aria-describedby={(said ?? error) ? `${id}-error` : undefined}
          onFiles={([file]) => file && void open(file)}
          data-testid={`${id}-choose`}
        />
        <FileInput
          id={`${id}-camera`}
          icon={<Camera size={20} aria-hidden="true" />}
          word={t('uploads.camera')}
          accept="image/*"
          capture={camera}
          aria-label={`${t('uploads.camera')}: ${label}`}
          isOnlyForTouch
          onFiles={([file]) => file && void shrinkPicture(file).then(open)}
        />
      </span>
      {chosen && (
        <CropDialog
          title={label}
          {...chosen}
          aspect={aspect}
          width={width}
          error={said}
          share={share}
          onPicture={(picture) => setChosen({ ...chosen, picture })}
          onDone={(file) => void send(file)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What can be said before a byte has left, and the picture itself. */
async function opened(file: File): Promise<HTMLCanvasElement> {
  const values = { name: file.name };
  const type = typeByName(file.name);
  if (!type || !(fileSorts.pictures as readonly string[]).includes(type)) throw new Failure('file_type', { values });
  if (file.size > LARGEST_FILE) throw new Failure('file_too_large', { values });
  return openPicture(file);
}

const failureFrom = (thrown: unknown, name: string) =>
  thrown instanceof Failure ? thrown : new Failure('file_unreadable', { values: { name }, cause: thrown });
