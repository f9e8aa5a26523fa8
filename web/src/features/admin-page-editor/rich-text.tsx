import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Alert, InputBase, Loader, useComputedColorScheme } from '@mantine/core';
import type { MountedEditor, RichTextHandle } from './mounted-editor.ts';
import { useGrt } from '../../core/use-grt.ts';
import { createRemotePictures } from '../../parts/remote-pictures.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  readonly label: string;
  /** Initial HTML; later changes are ignored. */
  readonly initial: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
  readonly ref: Ref<RichTextHandle>;
}

/** The rich-text editor, loaded on demand. If it cannot load or start, the HTML can be edited as text. */
export function RichText({ label, initial, error, onChange, ref }: RichTextProps) {
  const content = useRef(initial);
  const { place, editor, state } = useEditor({ content, label, onChange });
  const [plain, setPlain] = useState(initial);
  const area = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(ref, () => {
    const text: RichTextHandle = {
      read: () => content.current,
      append: (added) => write(content.current + added),
      focus: () => area.current?.focus(),
    };
    const current = () => editor.current ?? text;
    return {
      read: () => current().read(),
      append: (added) => current().append(added),
      focus: () => current().focus(),
    };
  });

  function write(html: string) {
    content.current = html;
    setPlain(html);
    onChange();
  }

  return (
    <fieldset className={styles['field']} data-error={error !== undefined}>
      <legend className={styles['label']}>
        {label} <span aria-hidden="true">*</span>
      </legend>
      {state === 'failed' ? (
        <PlainHtml label={label} area={area} html={plain} error={error} onWrite={write} />
      ) : (
        <div className={styles['place']}>
          {state === 'loading' && (
            <output className={styles['loading']}>
              <Loader size="sm" /> Loading the editor...
            </output>
          )}
          <div ref={place} />
        </div>
      )}
      {error !== undefined && state !== 'failed' && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface PlainHtmlProps {
  readonly label: string;
  readonly area: Ref<HTMLTextAreaElement>;
  readonly html: string;
  readonly error: string | undefined;
  readonly onWrite: (html: string) => void;
}

/** The content as text, where the editor could not be started. */
function PlainHtml({ label, area, html, error, onWrite }: PlainHtmlProps) {
  return (
    <>
      <Alert color="yellow" variant="light" role="note">
        The editor could not be started. You can write the page as HTML, or reload this screen.
      </Alert>
      <InputBase
        component="textarea"
        multiline
        ref={area}
        aria-label={`${label} as HTML`}
        rows={20}
        error={error}
        errorProps={{ role: 'alert' }}
        value={html}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    </>
  );
}

/** Whether the browser supports rich-text editing. */
const canEditInPlace = (): boolean => 'isContentEditable' in HTMLElement.prototype;

interface EditorSettings {
  /** Updated when the editor unmounts, so that the next one starts there. */
  readonly content: { current: string };
  readonly label: string;
  readonly onChange: () => void;
}

/** Mounts the editor, and remounts it when the color scheme changes. */
function useEditor({ content, label, onChange }: EditorSettings) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<MountedEditor>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const grt = useGrt();
  const scheme = useComputedColorScheme();
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  useEffect(() => {
    let isGone = false;
    const pictures = createRemotePictures(grt);
    async function mount() {
      if (!canEditInPlace()) throw new Error('No editing in place');
      const { mountEditor } = await import('./hugerte-editor.ts');
      if (isGone || !place.current) return;
      // On leaving, the editor writes its content there: in any other element the browser would load its pictures.
      const target = place.current.appendChild(document.createElement('textarea'));
      target.hidden = true;
      const options = { content: content.current, label, scheme, pictures, onChange: () => changed.current() };
      const mounted = await mountEditor(target, options);
      // The component may have unmounted while it was starting.
      if (isGone) mounted.remove();
      else {
        editor.current = mounted;
        setState('ready');
      }
    }
    mount().catch(() => {
      if (!isGone) setState('failed');
    });
    return () => {
      isGone = true;
      if (editor.current) content.current = editor.current.read();
      editor.current?.remove();
      editor.current = undefined;
      pictures.release();
      setState('loading');
    };
  }, [content, grt, label, scheme]);

  return { place, editor, state };
}
