import * as z from 'zod/mini';
import type { Translator } from '#shared/words.ts';

/** What one can live in; what is not offered is left out. */
export const roomTypes = ['private', 'shared', 'suite'] as const;
export const RoomType = z.enum(roomTypes, 'errors.roomUnchosen');
export type RoomType = z.output<typeof RoomType>;

/** Cents a day, a week (up to all open days) and four weeks, for one person. */
export const Prices = z.object({ dayCents: z.int(), weekCents: z.int(), monthCents: z.int() });
type Prices = z.output<typeof Prices>;

/** A type of room: how many people find a place in rooms of it, and what a place costs. */
export const Room = z.object({ type: RoomType, places: z.int(), prices: Prices });
export type Room = z.output<typeof Room>;

type PriceList = { prices: Prices; rooms: readonly Room[] };
type RoomChoice = RoomType | null | undefined;

/** 'Private room', as it is named wherever a stay is; undefined for a stay without one. */
export const roomInWords = (type: RoomChoice, t: Translator): string | undefined =>
  type ? t(`seniorCare.room.${type}`) : undefined;

/** A price, said to be the least where there are several. */
export const fromIn = ({ rooms }: { rooms: readonly Room[] }, price: string, t: Translator): string =>
  rooms.length > 1 ? t('seniorCare.price.from', { price }) : price;

export const roomOf = (rooms: readonly Room[], type: RoomChoice): Room | undefined =>
  rooms.find((room) => room.type === type);

/** Whether the choice fits the place: one of its rooms, or none where it has none. */
export const fitsRooms = (rooms: readonly Room[], type: RoomChoice): boolean =>
  rooms.length === 0 ? !type : roomOf(rooms, type) !== undefined;

/** Whether each of these rooms is named, and no other one. */
export const areRooms = (rooms: readonly Room[], named: readonly { type: RoomType }[]): boolean =>
  rooms.length === named.length && named.every(({ type }) => roomOf(rooms, type) !== undefined);

/** What a stay in that room costs; what the place costs where it has no rooms. */
export const pricesIn = ({ prices, rooms }: PriceList, type: RoomChoice): Prices =>
  roomOf(rooms, type)?.prices ?? prices;

/** The room that costs least by four weeks: the one of whoever has named none. */
export const firstRoom = (rooms: readonly Room[]): Room | undefined =>
  rooms.toSorted((one, other) => one.prices.monthCents - other.prices.monthCents)[0];

/** What a place with these rooms has and costs as a whole: all places, and of each unit the least that is asked. */
export const wholeOf = (rooms: readonly Room[]): { capacity: number; prices: Prices } => ({
  capacity: rooms.reduce((sum, { places }) => sum + places, 0),
  prices: {
    dayCents: Math.min(...rooms.map(({ prices }) => prices.dayCents)),
    weekCents: Math.min(...rooms.map(({ prices }) => prices.weekCents)),
    monthCents: Math.min(...rooms.map(({ prices }) => prices.monthCents)),
  },
});
