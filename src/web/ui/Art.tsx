import { artAddress, type ArtRequest } from './art-address.ts';

type Props = ArtRequest & {
  width: number;
  height: number;
  className?: string;
  /** Loads the image at once; the others are lazy. */
  eager?: boolean;
};

/** A drawn person, place or scene. It decorates: what it shows is said in words beside it. */
export function Art({ width, height, className, eager, ...request }: Props) {
  return (
    <img
      src={artAddress(request)}
      alt=""
      width={width}
      height={height}
      className={className}
      data-art={request.kind}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
