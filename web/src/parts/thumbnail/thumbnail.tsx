import { useEffect, useRef, useState } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { usePreferences } from '../../core/use-preferences.ts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  /** Address of the picture at its own host; null where there is none. */
  readonly url: string | null;
}

/** As long as the server keeps it. */
const keptMs = 3_600_000;

/** A video's picture, fetched through our own server once it is near the visible part of the page. Decorative: the title is
 * next to it.
 * @see docs/decisions/0019-pictures.md */
export function Thumbnail({ url }: ThumbnailProps) {
  const [box, wasSeen] = useSeen();
  const isBlurred = usePreferences().pictures === 'blurred';
  const grt = useGrt();
  const { data } = useQuery({
    queryKey: ['pictures', url],
    queryFn:
      url !== null && wasSeen
        ? async ({ signal }) => {
            const file = await grt.pictures.show({ url, placeholder: true }, { signal, retries: 0 });
            return await file.blob();
          }
        : skipToken,
    staleTime: keptMs,
    retry: false,
  });
  const address = useObjectUrl(data);
  return (
    <span ref={box} className={styles['thumbnail']} data-blurred={isBlurred}>
      {address !== undefined && <img src={address} alt="" />}
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
