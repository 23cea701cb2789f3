import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { queryText } from '../paths.ts';
import { Tabs } from './Tabs.tsx';

type Props<V extends string> = Omit<ComponentProps<typeof Tabs<V>>, 'onChange'> & { name: string };

/** Tabs whose choice is the whole query of the address: `?name=value`. Another one begins at its first page. */
export function AddressTabs<V extends string>({ name, ...rest }: Props<V>) {
  const [, setSearch] = useSearchParams();
  const choose = (value: V) => setSearch(queryText({ [name]: value }), { replace: true, preventScrollReset: true });
  return <Tabs {...rest} onChange={choose} />;
}
