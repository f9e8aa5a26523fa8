import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element can be seen at all, so that what moves can rest while it cannot. True until the browser has said. */
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
