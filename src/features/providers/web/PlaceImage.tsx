import { useCallback, useState } from 'react';
import { fill } from '#shared/call.ts';
import { useLanguage } from '#web/i18n/words.tsx';
import { useInstallation } from '#web/installation.tsx';
import { Art } from '#web/ui/Art.tsx';
import { altIn, type Photo, type PhotoFormat } from '../photo.ts';
import { providerPhotos } from '../photo-contract.ts';
import type { Picture } from '../provider.ts';

type Size = { width: number; height: number; sizes: string; eager?: boolean; className?: string };

/** A photograph of a place in the width that fits, or what is drawn of it while there is none. */
export function PlaceImage({ picture, ...size }: Size & { picture: Picture }) {
  const { photo, ...art } = picture;
  const drawing = (
    <Art {...art} width={size.width} height={size.height} eager={size.eager} className={size.className} />
  );
  return photo ? <PhotoImage photo={photo} instead={drawing} {...size} /> : drawing;
}

type PhotoProps = Size & { photo: Photo; instead?: React.ReactNode };

/** A photograph; `instead` where it is gone, as on a ticket that is older than its removal. */
export function PhotoImage({ photo, instead, width, height, sizes, eager, className }: PhotoProps) {
  const language = useLanguage();
  const [isGone, setGone] = useState(false);
  const sources = usePhotoSources(photo);
  // It may have failed before React came alive.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setGone(true);
  }, []);
  if (isGone) return instead;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources.set('webp')} sizes={sizes} />
      <img
        ref={check}
        src={sources.smallest}
        srcSet={sources.set('jpeg')}
        sizes={sizes}
        alt={altIn(photo, language)}
        width={width}
        height={height}
        className={className}
        data-photo=""
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        onError={() => setGone(true)}
      />
    </picture>
  );
}

function usePhotoSources({ stem, widths }: Photo) {
  const { bases } = useInstallation();
  const address = (width: number, format: PhotoFormat) =>
    bases[providerPhotos.show.service] + fill(providerPhotos.show.path, { name: `${stem}-${width}.${format}` });
  return {
    set: (format: PhotoFormat) => widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
    smallest: address(Math.min(...widths), 'jpeg'),
  };
}
