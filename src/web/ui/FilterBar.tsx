import { ChevronRight } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './FilterBar.module.css';

/** One row of chips that scrolls sideways. Its end fades while there is more, and a mouse gets a button for it. */
export function FilterBar({
  label,
  id,
  children,
  'data-testid': testId = 'filters',
}: {
  label: string;
  id?: string;
  children: ReactNode;
  'data-testid'?: string;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const look = () => {
    const box = bar.current;
    if (box) setHasMore(box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return (
    <div className={styles.frame}>
      <div
        ref={bar}
        id={id}
        role="group"
        aria-label={label}
        className={styles.bar}
        data-more={hasMore || undefined}
        onScroll={look}
        onFocus={showWhole}
        data-testid={testId}
      >
        {children}
      </div>
      {hasMore && (
        // for the pointer only: the keyboard brings each chip into view by itself
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.more}
          onClick={() => bar.current?.scrollBy({ left: bar.current.clientWidth * 0.7, behavior: 'smooth' })}
        >
          <ChevronRight size={22} />
        </button>
      )}
    </div>
  );
}

/** A chip that the keyboard has come to: browsers are content with a part of it. */
function showWhole({ target, currentTarget }: FocusEvent) {
  if (target.parentElement === currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
