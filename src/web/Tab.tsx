import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Journey } from './journey.ts';
import { Stage } from './Stage.tsx';
import { JourneyProvider } from './useNavigate.ts';

/** Shows where the journey of this tab has come to. */
export function Tab({ journey }: { journey: Journey }) {
  const [scene, setScene] = useState(journey.scene);
  const opening = useRef(scene);
  useEffect(() => {
    const follow = () => startTransition(() => setScene(journey.scene()));
    follow();
    return journey.subscribe(follow);
  }, [journey]);
  useLayoutEffect(() => {
    if (scene !== opening.current) journey.settle(scene.location);
  }, [journey, scene]);
  return (
    <JourneyProvider value={journey}>
      <Stage scene={scene} navigator={journey.navigator} />
    </JourneyProvider>
  );
}
