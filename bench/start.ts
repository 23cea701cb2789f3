import { startProgram } from './processes.ts';
import { type Line, milliseconds } from './report.ts';
import { openFolder } from './world.ts';

const LONGEST_MS = 3000;

/** Goal 16: everything is built and the demo town is there; the best of `rounds`. */
export async function benchStart({ rounds }: { rounds: number }): Promise<Line[]> {
  const folder = openFolder();
  await startOnce(folder);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await startOnce(folder));
  const best = Math.min(...times);
  return [
    {
      goal: '16',
      measure: 'npm start to the first answer, warm',
      ours: milliseconds(best),
      wanted: `<= ${LONGEST_MS} ms`,
      isReached: best <= LONGEST_MS,
    },
  ];
}

async function startOnce(folder: string): Promise<number> {
  const begun = performance.now();
  const { address, stop } = await startProgram({
    program: 'npm',
    words: ['start'],
    folder,
    name: 'start',
    settings: { DATA_DIR: `${folder}/data` },
  });
  const answer = await fetch(address);
  await answer.text();
  const milliseconds = performance.now() - begun;
  await stop();
  if (!answer.ok) throw new Error(`The first answer was ${answer.status}.`);
  return milliseconds;
}
