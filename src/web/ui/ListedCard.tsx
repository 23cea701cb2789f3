import type { ComponentProps, ReactNode, Ref } from 'react';
import { Card } from './Card.tsx';
import { classes } from './classes.ts';
import styles from './ListedCard.module.css';

type Props = Omit<ComponentProps<typeof Card>, 'as'> & {
  /** The address of the page leads to this one. */
  isNamed?: boolean;
};

/** A card in a list of things that one answers or follows one by one. */
export function ListedCard({ isNamed = false, className, ...rest }: Props) {
  return <Card {...rest} as="li" className={classes(styles.card, className)} data-named={isNamed || undefined} />;
}

type HeadProps = {
  title: ReactNode;
  /** Of a heading that can get the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  as?: 'h2' | 'h3';
  /** A tag. */
  state: ReactNode;
  /** Small words below the title. */
  children: ReactNode;
};

/** What the thing is, and beside it how it stands. */
export function ListedHead({ title, headingRef, as: Heading = 'h2', state, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
        {children}
      </div>
      {state}
    </div>
  );
}
