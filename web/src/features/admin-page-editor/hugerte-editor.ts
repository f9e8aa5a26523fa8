import hugerte, { type Editor } from 'hugerte';
import 'hugerte/models/dom/model.js';
import 'hugerte/themes/silver/theme.js';
import 'hugerte/icons/default/icons.js';
import 'hugerte/plugins/code/plugin.js';
import 'hugerte/plugins/codesample/plugin.js';
import 'hugerte/plugins/image/plugin.js';
import 'hugerte/plugins/link/plugin.js';
import 'hugerte/plugins/lists/plugin.js';
import 'hugerte/plugins/searchreplace/plugin.js';
import 'hugerte/plugins/table/plugin.js';
import { showRemotePictures, withOriginalAddresses } from './editor-pictures.ts';
import { safeHtml } from '../../parts/safe-html.ts';
import type { MountedEditor, MountOptions } from './mounted-editor.ts';
import { pastedHtml } from './pasted-html.ts';
import { isSaveKey } from './save-key.ts';

/** Height of the rich-text editor. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const editorHeightPx = 500;

/** Languages of code samples. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
const languages = [
  { text: 'HTML', value: 'markup' },
  { text: 'JavaScript', value: 'javascript' },
  { text: 'CSS', value: 'css' },
  { text: 'PHP', value: 'php' },
  { text: 'JSON', value: 'json' },
  { text: 'Python', value: 'python' },
  { text: 'Bash', value: 'bash' },
];

/** Only what the server keeps: no colors, no alignment, no pictures from the clipboard. */
const offered = {
  plugins: 'code codesample image link lists searchreplace table',
  toolbar:
    'undo redo | blocks | bold italic underline strikethrough | link image table | bullist numlist blockquote hr | ' +
    'codesample code | removeformat searchreplace',
  toolbar_mode: 'wrap',
  menubar: false,
  contextmenu: false,
  statusbar: false,
  block_formats: 'Paragraph=p; Heading 2=h2; Heading 3=h3; Heading 4=h4; Quotation=blockquote',
  formats: { underline: { inline: 'u', exact: true }, strikethrough: { inline: 's', exact: true } },
  codesample_languages: languages,
  paste_data_images: false,
  // The browser may not load pictures of other hosts to measure them.
  image_dimensions: false,
  automatic_uploads: false,
  link_title: false,
  table_default_attributes: {},
  table_default_styles: {},
  table_sizing_mode: 'auto',
  table_advtab: false,
  table_cell_advtab: false,
  table_row_advtab: false,
  table_appearance_options: false,
  object_resizing: 'img',
  // Addresses stay as written: {domain_url} is one.
  convert_urls: false,
  entity_encoding: 'raw',
  browser_spellcheck: true,
  branding: false,
  promotion: false,
} as const;

const typeface = 'font-family: system-ui, sans-serif; font-size: 15px; line-height: 1.6;';

/** The app's colors, which the editor's frame does not see. */
const contentStyle: Record<MountOptions['scheme'], string> = {
  light: `body { ${typeface} color: #14171c; background: #ffffff; } a { color: #2447f9; }`,
  dark: `body { ${typeface} color: #eceef1; background: #161a21; } a { color: #7d93ff; }`,
};

/** Replaces an element with the editor.
 * @throws Error if the element is not in a document, or the editor cannot start. */
export async function mountEditor(target: HTMLElement, options: MountOptions): Promise<MountedEditor> {
  if (!target.isConnected) throw new Error('The editor needs a document');
  const { content, label, scheme, pictures, onChange } = options;
  const skin = await loadSkin(scheme);
  const [editor] = await hugerte.init({
    ...offered,
    target,
    height: editorHeightPx,
    skin_url: skin,
    content_css: skin,
    content_style: contentStyle[scheme],
    iframe_aria_text: label,
    setup: (created: Editor) => {
      // Content from the code view is sanitized before the editor's own rules see it.
      created.on('BeforeSetContent', (event) => {
        if (event.selection !== true && event.format !== 'raw')
          event.content = safeHtml(withOriginalAddresses(event.content));
      });
      // Before the editor drops all styles.
      const takeOver = (event: { content: string; internal: boolean }) => {
        if (!event.internal) event.content = pastedHtml(event.content);
      };
      created.on('PastePreProcess', takeOver, true);
      // The frame keeps its keys to itself; the screen saves on this one.
      created.on('keydown', (event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, ctrlKey: true, cancelable: true }));
      });
      showRemotePictures(created, pictures);
      created.on('init', () => {
        created.setContent(content);
        created.undoManager.clear();
        created.on('input change undo redo', onChange);
      });
    },
  });
  if (!editor) throw new Error('The editor did not start');
  return {
    read: () => editor.getContent(),
    append: (text) => {
      editor.selection.select(editor.getBody(), true);
      editor.selection.collapse(false);
      editor.insertContent(text);
      onChange();
    },
    focus: () => editor.focus(),
    remove: () => {
      editor.remove();
      target.remove();
    },
  };
}

/** Loads the colors of one scheme. @returns their name in the editor. */
async function loadSkin(scheme: MountOptions['scheme']): Promise<string> {
  if (scheme === 'dark') {
    await import('./hugerte-skin-dark.ts');
    return 'dark';
  }
  await import('./hugerte-skin-light.ts');
  return 'default';
}
