import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element is visible, so that animations can pause when it is not. True until the browser reports. */
export function useInView<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [inView, setInView] = useState(true);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [target, inView];
}
