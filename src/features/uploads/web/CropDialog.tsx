import { RotateCw } from 'lucide-react';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { canvasOf, type Crop, dragged, drawCrop, turned, wholePicture } from './crop.ts';
import styles from './CropDialog.module.css';
import { fileFrom } from './shrink-picture.ts';

type Props = {
  title: string;
  picture: HTMLCanvasElement;
  name: string;
  aspect: number;
  width: number;
  error: string | undefined;
  /** How much has left, while it is being sent. */
  share: number | undefined;
  onPicture: (picture: HTMLCanvasElement) => void;
  onDone: (file: File) => void;
  onClose: () => void;
};

/** Which part of a picture is kept: dragged by a finger or a mouse, or moved by three sliders, which keys and screen readers know. */
export function CropDialog({ title, picture, name, aspect, width, error, share, onPicture, onDone, onClose }: Props) {
  const t = useWords();
  const [crop, setCrop] = useState(wholePicture);
  const done = async () => {
    const cut = canvasOf(width, Math.round(width / aspect));
    drawCrop(picture, crop, cut);
    onDone(await fileFrom(cut, name));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      data-testid="crop"
      actions={
        <>
          <Button
            onClick={() => void done()}
            isBusy={share !== undefined}
            busyLabel={t('uploads.crop.sending', { percent: Math.round((share ?? 0) * 100) })}
            data-testid="crop-done"
          >
            {t('uploads.crop.done')}
          </Button>
          <Button
            variant="quiet"
            icon={<RotateCw size={20} aria-hidden="true" />}
            onClick={() => onPicture(turned(picture))}
          >
            {t('uploads.crop.turn')}
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="danger" isLive>
          {error}
        </Notice>
      )}
      <Frame picture={picture} aspect={aspect} crop={crop} onCrop={setCrop} />
      <p className="small muted">{t('uploads.crop.hint')}</p>
      <Slider label={t('uploads.crop.zoom')} value={crop.zoom} onChange={(zoom) => setCrop({ ...crop, zoom })} />
      <Slider label={t('uploads.crop.right')} value={crop.right} onChange={(right) => setCrop({ ...crop, right })} />
      <Slider label={t('uploads.crop.down')} value={crop.down} onChange={(down) => setCrop({ ...crop, down })} />
    </Dialog>
  );
}

type FrameProps = { picture: HTMLCanvasElement; aspect: number; crop: Crop; onCrop: (crop: Crop) => void };

const SHOWN_WIDTH = 800;

function Frame({ picture, aspect, crop, onCrop }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(picture, crop, canvas.current);
  }, [picture, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onCrop(dragged(picture, aspect, { crop, byX: event.movementX / width, byY: event.movementY / height }));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.frame}
      width={SHOWN_WIDTH}
      height={Math.round(SHOWN_WIDTH / aspect)}
      aria-hidden="true"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
