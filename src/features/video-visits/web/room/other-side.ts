import type { VideoVisit } from '../../contract.ts';

/** Whom one meets: the family meets the provider, the provider the person. */
export const otherSide = ({
  part,
  provider,
  personName,
}: Pick<VideoVisit, 'part' | 'provider' | 'personName'>): string => (part === 'provider' ? personName : provider.name);
