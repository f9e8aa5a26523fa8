import { useRef } from 'react';
import { formatCount } from '../../core/format.ts';
import type { ListNews as News } from '../../core/use-list-news.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './list-news.module.css';

interface ListNewsProps {
  readonly news: News;
}

/** Says what others did since the list was read, and shows it when asked: rows never move under the pointer. */
export function ListNews({ news }: ListNewsProps) {
  const words = wordsOf(news);
  const place = useRef<HTMLSpanElement>(null);

  function show() {
    // The button goes, and the focus must not fall to the page.
    place.current?.focus();
    void news.show();
  }

  return (
    <span ref={place} tabIndex={-1} className={styles['place']}>
      <VisuallyHidden>
        <output>{words}</output>
      </VisuallyHidden>
      {words !== '' && (
        <button type="button" className={styles['news']} onClick={show}>
          {words}, show
        </button>
      )}
    </span>
  );
}

function wordsOf({ added, changed, isUnsure }: News): string {
  if (added === 0 && changed === 0) return isUnsure ? 'Possibly changed' : '';
  return [
    ...(added > 0 ? [`${formatCount(added)} new`] : []),
    ...(changed > 0 ? [`${formatCount(changed)} changed`] : []),
  ].join(', ');
}
