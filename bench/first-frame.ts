import type { Page } from '@playwright/test';
import { come, launchWithDevices, startVisitServer, visitPath, type VisitServer } from '../e2e/visit-server.ts';
import { atEnd } from './closing.ts';
import { compared, type Line, median, milliseconds } from './report.ts';
import type { Reporter } from './world.ts';

const MOST_AGAINST_FLOOR = 12;

/** From the doctor's "Let in" to the first picture of the doctor at the patient who waits, against two bare connections within one page. */
export async function benchFirstFrame({ rounds, say }: { rounds: number; say: Reporter }): Promise<Line[]> {
  const server = await startVisitServer({ VISITS: String(rounds) });
  atEnd(server.stop);
  const browser = await launchWithDevices();
  atEnd(() => browser.close());
  const ours: number[] = [];
  const floor: number[] = [];
  for (const id of server.visits) {
    say('a visit');
    const rosa = await come(browser, server, 'rosa', visitPath(id));
    await rosa.page.getByTestId('visit-join').click();
    await rosa.page.getByTestId('visit-waiting').waitFor();
    floor.push(await bareFrame(rosa.page));
    ours.push(await admitted(browser, server, { id, patient: rosa.page }));
    for (const context of browser.contexts()) await context.close();
  }
  const measured = { ours: median(ours), floor: median(floor) };
  return [
    compared({
      goal: 'V1',
      measure: 'first frame after admission',
      ...measured,
      unit: milliseconds,
      most: MOST_AGAINST_FLOOR,
    }),
  ];
}

type WaitingPatient = { id: string; patient: Page };

async function admitted(browser: Parameters<typeof come>[0], server: VisitServer, { id, patient }: WaitingPatient) {
  const doctor = await come(browser, server, 'amara', visitPath(id));
  const seen = patient.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLVideoElement>('[data-testid=visit-other] video')].some(
        (video) => video.videoWidth > 0 && video.currentTime > 0,
      ),
    undefined,
    { polling: 'raf' },
  );
  const begun = performance.now();
  await doctor.page.getByTestId('visit-join').click();
  await seen;
  return performance.now() - begun;
}

/** Two connections in one page, without a server between them. */
const bareFrame = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const begun = performance.now();
    const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
    const [near, far] = [new RTCPeerConnection(), new RTCPeerConnection()];
    near.onicecandidate = ({ candidate }) => void far.addIceCandidate(candidate ?? undefined);
    far.onicecandidate = ({ candidate }) => void near.addIceCandidate(candidate ?? undefined);
    const video = document.createElement('video');
    video.muted = true;
    const shown = new Promise<void>((resolve) => {
      video.onplaying = () => resolve();
    });
    far.ontrack = ({ streams: [first] }) => {
      video.srcObject = first ?? null;
      void video.play();
    };
    for (const track of stream.getTracks()) near.addTrack(track, stream);
    await near.setLocalDescription();
    if (near.localDescription) await far.setRemoteDescription(near.localDescription);
    await far.setLocalDescription();
    if (far.localDescription) await near.setRemoteDescription(far.localDescription);
    await shown;
    const took = performance.now() - begun;
    near.close();
    far.close();
    for (const track of stream.getTracks()) track.stop();
    return took;
  });
