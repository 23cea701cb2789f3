import * as z from 'zod/mini';
import { readPrice, shownPrice } from '#features/providers/partner/typed-price.ts';
import { CentreProfileForm } from '../../partner-contract.ts';
import { type Room, roomTypes, type RoomType } from '../../rooms.ts';

/** What is typed of a room: how many places, and what one costs. */
export const roomParts = ['Places', 'Day', 'Week', 'Month'] as const;
export type RoomField = `${RoomType}${(typeof roomParts)[number]}`;
export type TypedRooms = Record<RoomField, string>;

export const roomFields: readonly RoomField[] = roomTypes.flatMap((type) =>
  roomParts.map((part) => `${type}${part}` as const),
);
export const TypedRooms = Object.fromEntries(roomFields.map((name) => [name, z.string()])) as Record<
  RoomField,
  ReturnType<typeof z.string>
>;

const { capacity, prices } = CentreProfileForm.shape;
const placesIn = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN);
const isPrice = (text: string) => z.safeParse(prices.shape.dayCents, readPrice(text)).success;

/** A room whose fields are all empty, or that has no places, is not offered. */
const isOffered = (typed: TypedRooms, type: RoomType) =>
  placesIn(typed[`${type}Places`]) !== 0 && roomParts.some((part) => typed[`${type}${part}`].trim() !== '');

/** What is wrong with the rooms, by field, as word keys: one that is offered has places and all three prices. */
export function roomProblems(typed: TypedRooms): { field: RoomField; key: string }[] {
  return roomTypes
    .filter((type) => isOffered(typed, type))
    .flatMap((type) => [
      ...(z.safeParse(capacity, placesIn(typed[`${type}Places`])).success
        ? []
        : [{ field: `${type}Places` as const, key: 'errors.seatsImproper' }]),
      ...(['Day', 'Week', 'Month'] as const)
        .filter((part) => !isPrice(typed[`${type}${part}`]))
        .map((part) => ({ field: `${type}${part}` as const, key: 'errors.priceImproper' })),
    ]);
}

/** Those that are offered and right. */
export function roomsIn(typed: TypedRooms): Room[] {
  const wrong = roomProblems(typed);
  const cents = (text: string) => readPrice(text) ?? 0;
  return roomTypes
    .filter((type) => isOffered(typed, type) && !wrong.some(({ field }) => field.startsWith(type)))
    .map((type) => ({
      type,
      places: placesIn(typed[`${type}Places`]),
      prices: {
        dayCents: cents(typed[`${type}Day`]),
        weekCents: cents(typed[`${type}Week`]),
        monthCents: cents(typed[`${type}Month`]),
      },
    }));
}

export const typedRooms = (rooms: readonly Room[]): TypedRooms =>
  Object.fromEntries(
    roomTypes.flatMap((type) => {
      const room = rooms.find((one) => one.type === type);
      const { dayCents, weekCents, monthCents } = room?.prices ?? {};
      return [
        [`${type}Places`, room ? String(room.places) : ''],
        [`${type}Day`, shownPrice(dayCents)],
        [`${type}Week`, shownPrice(weekCents)],
        [`${type}Month`, shownPrice(monthCents)],
      ];
    }),
  ) as TypedRooms;
