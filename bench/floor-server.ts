// The least that a Node process can do for each answer of Lado: the same statement and nothing else. Serves until it is stopped.
import fastify from 'fastify';
import pg from 'pg';
import { mercatorOf, milesBetween } from '../src/features/places/place.ts';
import { renderPlainList } from './plain-list.ts';

const POOL_SIZE = 20; // as many connections as the server takes
const PAGE_LENGTH = 20;
const NEIGHBOURS = 40;
const RADIUS_MILES = 15.5; // 25 km

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: POOL_SIZE });
const app = fastify();

app.get<{ Params: { centreId: string } }>('/reviews/:centreId', async ({ params }) => {
  const { rows } = await pool.query(
    'select id, author, stars, words, created_at from reviews where provider_id = $1 order by created_at desc, id limit $2',
    [params.centreId, PAGE_LENGTH],
  );
  return { data: rows };
});

type Neighbour = { latitude: number; longitude: number; miles: number };

app.get<{ Querystring: { latitude: string; longitude: string } }>('/near', async ({ query }) => {
  const point = { latitude: Number(query.latitude), longitude: Number(query.longitude) };
  const { x, y } = mercatorOf(point);
  const { rows } = await pool.query<Neighbour>(
    'select id, name, city, latitude, longitude, price_cents, rating from providers where kind = $1 order by place <-> point($2, $3) limit $4',
    ['day_care', x, y, NEIGHBOURS],
  );
  for (const row of rows) row.miles = milesBetween(point, row);
  return {
    data: rows
      .filter(({ miles }) => miles <= RADIUS_MILES)
      .sort((one, other) => one.miles - other.miles)
      .slice(0, PAGE_LENGTH),
  };
});

app.get<{ Querystring: { specialties: string } }>('/soonest', async ({ query }) => {
  const { rows } = await pool.query(
    `select providers.id, providers.name, providers.picture, providers.price_cents, providers.rating, next_slots.starts_at
    from next_slots join providers on providers.id = next_slots.provider_id
    join doctors on doctors.provider_id = next_slots.provider_id
    where next_slots.service = 'appointment' and doctors.specialties && $1::text[]
    order by next_slots.starts_at, next_slots.provider_id limit $2`,
    [query.specialties.split(','), PAGE_LENGTH],
  );
  return { data: rows };
});

app.post<{ Body: { doctorId: string; startsAt: string; userId: string } }>('/slots', async ({ body }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select id, name, price_cents from providers where id = $1 for share', [body.doctorId]);
    const { rowCount } = await client.query(
      'insert into bench_slots (provider_id, starts_at, user_id) values ($1, $2, $3) on conflict do nothing',
      [body.doctorId, body.startsAt, body.userId],
    );
    await client.query('insert into bench_news (user_id, provider_id) values ($1, $2)', [body.userId, body.doctorId]);
    await client.query('commit');
    return { data: { isTaken: rowCount === 1 } };
  } finally {
    client.release();
  }
});

type Reservation = { centreId: string; userId: string; slot: number };

app.post<{ Body: Reservation }>('/reservations', async ({ body: { centreId, userId, slot } }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const {
      rows: [centre],
    } = await client.query(
      'select providers.id, providers.name, centres.capacity, providers.price_cents from providers join centres on centres.provider_id = providers.id where providers.id = $1 for share of providers',
      [centreId],
    );
    const { rowCount } = await client.query(
      'insert into bench_reservations (centre_id, slot, user_id) values ($1, $2, $3) on conflict do nothing',
      [centreId, slot, userId],
    );
    await client.query('insert into bench_notifications (user_id, centre_id) values ($1, $2)', [userId, centreId]);
    await client.query('commit');
    return { data: { centre, isTaken: rowCount === 1 } };
  } finally {
    client.release();
  }
});

app.get('/list', (_, reply) => reply.type('text/html; charset=utf-8').send(renderPlainList(PAGE_LENGTH)));

console.log(`The floor is ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
