import { useState } from 'react';

/** Hears when the address names another person than before: the way back to oneself stands around the wizard, not in it. */
export function useFollowedPerson(named: string | null, onChange: (person: string | null) => void): void {
  const [followed, setFollowed] = useState(named);
  if (followed === named) return;
  setFollowed(named);
  onChange(named);
}
