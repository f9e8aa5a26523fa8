import { useEffect, useRef, useState } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { usePreferences } from '../../core/use-preferences.ts';
import { isRemote } from '../remote-pictures.ts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  /** Address of the picture at its own host; null where there is none. */
  readonly url: string | null;
  /** Title of the video: with it, a blurred picture can be shown on its own, by a tap or a key. */
  readonly name?: string;
  /** What is said where there is none, or it cannot be shown; without it, the place stays empty. */
  readonly missing?: string;
}

/** As long as the server keeps it. */
const keptMs = 3_600_000;

/** A video's picture, fetched through our own server once it is near the visible part of the page. Decorative: the title is
 * next to it.
 * @see docs/decisions/0019-pictures.md */
export function Thumbnail({ url, name, missing }: ThumbnailProps) {
  const [box, wasSeen] = useSeen();
  const [isRevealed, setRevealed] = useState(false);
  const isBlurred = usePreferences().pictures === 'blurred';
  const grt = useGrt();
  const isThere = url !== null && isRemote(url);
  const placeholder = missing === undefined;
  const { data, isError } = useQuery({
    queryKey: ['pictures', url, placeholder],
    queryFn:
      isThere && wasSeen
        ? async ({ signal }) => {
            const file = await grt.pictures.show({ url, placeholder }, { signal, retries: 0 });
            return await file.blob();
          }
        : skipToken,
    staleTime: keptMs,
  });
  const address = useObjectUrl(data);
  return (
    <span ref={box} className={styles['thumbnail']} data-blurred={isBlurred && !isRevealed}>
      {address !== undefined && <img src={address} alt="" />}
      {(!isThere || isError) && missing !== undefined && <span className={styles['missing']}>{missing}</span>}
      {address !== undefined && isBlurred && name !== undefined && (
        <button
          type="button"
          aria-label={`Show the picture of ${name}`}
          aria-pressed={isRevealed}
          onClick={() => setRevealed(!isRevealed)}
        />
      )}
    </span>
  );
}

/** Whether an element has come near the visible part of the page. */
function useSeen() {
  const box = useRef<HTMLSpanElement>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setWasSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, wasSeen] as const;
}

/** An address of the picture for as long as it is shown. */
function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!picture) return undefined;
    const made = URL.createObjectURL(picture);
    // The address exists only here, and ends with the effect.
    // oxlint-disable-next-line react/set-state-in-effect
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [picture]);
  return address;
}
