import fs from 'node:fs';
import { StartFailure } from '#server/start-failure.ts';

/** The user PostgreSQL runs as; undefined is whoever runs Node. */
export type Account = { uid: number; gid: number } | undefined;

// initdb needs a uid that has a name, and nobody has one everywhere.
const nobody = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root, so root hands over to the owner of the cluster, or to nobody when there is none yet. */
export function accountFor(cluster: string): Account {
  const me = process.getuid?.();
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (me === 0) return accountForRoot(cluster, owner);
  if (owner && owner.uid !== me) {
    throw new StartFailure(
      `The data in ${cluster} belongs to user ${owner.uid}, but this is user ${me}. Start as that user, or set DATA_DIR to a folder of your own.`,
    );
  }
  return undefined;
}

function accountForRoot(cluster: string, owner: Account): Account {
  if (process.platform !== 'linux') {
    throw new StartFailure(
      'PostgreSQL does not run as root. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  if (owner?.uid === 0) {
    throw new StartFailure(
      `The data in ${cluster} belongs to root, and PostgreSQL does not run as root. Give it back to its user: chown -R ${nobody.uid}:${nobody.gid} '${cluster}'.`,
    );
  }
  return owner ? { uid: owner.uid, gid: owner.gid } : nobody;
}
