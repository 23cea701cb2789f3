import * as z from 'zod/mini';
import type { AnyCall } from '#shared/call.ts';

/** Path parameters and fields of the body that name something. */
export function idsIn({ path, query, body }: AnyCall): string[] {
  return [...path.matchAll(/:(\w+)/g)]
    .map(([, name = '']) => name)
    .concat([query, body].flatMap(namesIn).filter((name) => /Id$|^id$/.test(name) && !cardToken.test(path)))
    .concat(shapeOf(query).required?.includes('for') ? ['for'] : []);
}

/** Of a body of several forms, what any of them names. */
const namesIn = (schema: AnyCall['body']) => {
  const { properties, anyOf = [], oneOf = [] } = shapeOf(schema);
  return [properties, ...[...anyOf, ...oneOf].map((form) => form.properties)].flatMap((form) =>
    Object.keys(form ?? {}),
  );
};

type Shape = { properties?: object; required?: string[]; anyOf?: Shape[]; oneOf?: Shape[] };

function shapeOf(schema: AnyCall['body']): Shape {
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object) : {};
}

/** Saved cards are named by the processor's tokens, which belong to its customer. */
const cardToken = /^\/cards\//;
