import { type Navigator, Router } from 'react-router';
import { Boundary } from './Boundary.tsx';
import { type Scene, SceneProvider } from './scene.ts';
import { PageFailure } from './shell/PageFailure.tsx';
import { PageWaiting } from './shell/PageWaiting.tsx';
import { RenderFailure } from './shell/RenderFailure.tsx';
import { Shell } from './shell/Shell.tsx';

/** A scene with everything around it: the shell, and what catches failures. */
export function Stage({ scene, navigator }: { scene: Scene; navigator: Navigator }) {
  const Page = scene.page?.default ?? PageWaiting;
  return (
    <Router location={scene.location} navigationType={scene.kind} navigator={navigator}>
      <SceneProvider value={scene}>
        <Boundary scene={scene} Failed={RenderFailure}>
          <Shell>
            <Boundary scene={scene} Failed={PageFailure}>
              {scene.failure === undefined ? <Page /> : <PageFailure error={scene.failure} />}
            </Boundary>
          </Shell>
        </Boundary>
      </SceneProvider>
    </Router>
  );
}
