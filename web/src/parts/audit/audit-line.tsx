import type { AuditEntry } from '@grt/sdk/contract';
import { Link } from 'react-router-dom';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { linkTo } from '../../core/may.ts';
import { actorWords } from './actor-words.ts';
import styles from './audit-line.module.css';
import { placeOf, sentenceOf } from './audit-sentences.ts';

/** An entry as a sentence: who did what to what. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { did, subject, rest } = sentenceOf(entry);
  const place = placeOf(entry);
  const { to } = place === undefined ? {} : linkTo(place);
  return (
    <span className={styles['line']}>
      <b>{actorWords(entry)}</b> {did}{' '}
      {subject !== undefined &&
        (to === undefined ? (
          <b dir="auto">{subject}</b>
        ) : (
          <Link to={to} dir="auto">
            {subject}
          </Link>
        ))}
      {rest === '' ? '' : ` ${rest}`}
    </span>
  );
}

/** Exactly when. */
export function AuditTime({ at }: { at: string }) {
  return (
    <time className={styles['time']} dateTime={at}>
      {formatExactTime(new Date(at))}
    </time>
  );
}
