import { useEffect, useRef, useState } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { useGrt } from '../../core/use-grt.ts';
import { createRemotePictures, isRemote } from '../remote-pictures.ts';
import { frameDocument, pictureAttribute } from './frame-document.ts';
import styles from './page-frame.module.css';

/** A page's content in its own frame: no scripts, no forms, and links only open in new tabs. The frame is
 * as high as the content. */
export function PageFrame({ title, content }: { title: string; content: string }) {
  const grt = useGrt();
  const frame = useRef<HTMLIFrameElement>(null);
  // Set immediately, so that the frame loads one document and does not flash.
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [heightPx, setHeightPx] = useState(320);
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (!body || loads === 0) return undefined;
    const measure = () => setHeightPx(Math.max(120, Math.ceil(body.getBoundingClientRect().height)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  }, [loads]);

  useEffect(() => {
    const images = frame.current?.contentDocument?.images;
    if (!images || loads === 0) return undefined;
    const pictures = createRemotePictures(grt);
    for (const image of images) {
      const url = image.getAttribute(pictureAttribute) ?? '';
      if (!isRemote(url)) continue;
      pictures.addressOf(url).then(
        (address) => image.setAttribute('src', address),
        () => undefined, // its alternative text stays
      );
    }
    return () => pictures.release();
  }, [grt, loads]);

  return (
    <iframe
      ref={frame}
      title={title}
      className={styles['frame']}
      style={{ height: heightPx }}
      // The same origin lets us measure the height; without allow-scripts nothing in it can exploit that.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={frameDocument(content, scheme)}
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
