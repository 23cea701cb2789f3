import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';

type Props = {
  /** The id of the chosen face; undefined for everybody. */
  chosen: string | undefined;
  /** The word below it; none where there is no such face. */
  word: string | undefined;
};

/** Says whose things the page shows, once another face has been chosen. */
export function FaceNews({ chosen, word }: Props) {
  const t = useWords();
  const before = useRef(chosen);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    if (before.current !== chosen) setChanged(true);
    before.current = chosen;
  }, [chosen]);
  return (
    <p role="status" className="vh" data-testid="face-news">
      {hasChanged && word !== undefined && t('family.circle.now', { name: word })}
    </p>
  );
}
