import { useState } from 'react';

/** What is typed, begun from a search; when another one comes into the address bar, the fields follow it. */
export function useTypedSearch<Typed>(search: unknown, begun: () => Typed) {
  const [typed, setTyped] = useState(begun);
  const asked = JSON.stringify(search);
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setTyped(begun());
  }
  return [typed, setTyped] as const;
}
