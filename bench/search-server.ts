// The calls of the house without its pages, in a process of its own: prints its address and serves until it is stopped.
import pino from 'pino';
import { buildApp } from '../src/server/app.ts';
import { dbOver, openPool } from '../src/server/db/db.ts';
import { readEnv } from '../src/server/env.ts';
import { openPorts } from '../src/server/ports/open.ts';

const env = readEnv({ ...process.env, LADO_DEMO: '0', HOST: '127.0.0.1', PORT: '0' });
if (!env.databaseUrl) throw new Error('The bench gives its server a DATABASE_URL.');
const log = pino({ level: 'info', base: null }, pino.destination('/dev/null'));
const pool = openPool({ url: env.databaseUrl, size: env.poolSize, onError: () => undefined });
const db = dbOver(pool);
const ports = await openPorts(env.ports, { db, log });
const { app } = await buildApp({ env, pool, db, ports, now: () => new Date(), log, servesPages: false });
console.log(await app.listen({ host: env.host, port: env.port }));
