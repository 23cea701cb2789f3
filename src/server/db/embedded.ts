import path from 'node:path';
import { accountFor } from './embedded/account.ts';
import { makeCluster } from './embedded/cluster.ts';
import { makeHome } from './embedded/home.ts';
import { keepRunning } from './embedded/keeper.ts';
import { stopOrphan } from './embedded/orphan.ts';
import { takeOwnership } from './embedded/ownership.ts';
import { startPostmaster } from './embedded/postmaster.ts';
import { findPrograms } from './embedded/programs.ts';
import { socketFolder } from './embedded/socket.ts';

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };
export type EmbeddedChoices = { folder: string; say: (sentence: string) => void; settings?: string[] };

/**
 * Starts PostgreSQL with its data in `folder`, which one process at a time may own.
 * If PostgreSQL ends by itself it is started again, until `stop`. Throws StartFailure.
 */
export async function startEmbedded(choices: EmbeddedChoices): Promise<EmbeddedDatabase> {
  const home = makeHome(choices.folder);
  const cluster = path.join(home, 'postgres');
  const account = accountFor(cluster);
  const programs = findPrograms({ account, home, say: choices.say });
  const giveUp = takeOwnership(home);
  try {
    await stopOrphan(cluster, choices.say);
    const place = { home, cluster, account, programs, settings: choices.settings ?? [] };
    const password = makeCluster(place);
    const postmaster = await keepRunning(() => startPostmaster(place), choices.say);
    const url = `postgres://lado:${password}@localhost/lado?host=${encodeURIComponent(socketFolder(cluster))}`;
    return { url, stop: () => postmaster.stop().finally(giveUp) };
  } catch (error) {
    giveUp();
    throw error;
  }
}
