import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { workPlaces } from '#features/providers/work-place.ts';
import { callsOf } from '#web/queries.ts';

/** Chooses another place as the header does, and asks again what the screen shows: a document of a test cannot be opened anew. */
export async function choosePlace(client: QueryClient, placeId: string): Promise<void> {
  await screen.findByTestId('place-switch');
  await callsOf(client, workPlaces).choose({ params: { placeId } });
  await act(() => client.invalidateQueries());
}
