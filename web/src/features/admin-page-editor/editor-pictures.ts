import type { Editor } from 'hugerte';
import { isRemote, type RemotePictures } from '../../parts/remote-pictures.ts';

/** A transparent point, until the picture has arrived. */
const placeholder = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Where the address of a picture is while the editor shows it from elsewhere. It becomes `src` again in the content. */
const original = 'data-picture';
/** The editor's own note of an address, which its dialogs show and change. Its parser drops it from HTML that it reads. */
const noted = 'data-mce-src';

/** Shows the pictures of other hosts in an editor, which the browser may not load itself. */
export function showRemotePictures(editor: Editor, pictures: RemotePictures): void {
  editor.on('PreInit', () => {
    // What the editor takes for pasted pictures, it would turn into data.
    editor.editorUpload.addFilter((image) => !image.hasAttribute(original));
    editor.parser.addAttributeFilter('src', (nodes) => {
      for (const node of nodes) {
        const url = node.attr('src') ?? '';
        if (node.name !== 'img' || !isRemote(url)) continue;
        node.attr(original, url);
        node.attr('src', placeholder);
      }
    });
    editor.serializer.addAttributeFilter(original, (nodes) => {
      for (const node of nodes) {
        node.attr('src', node.attr(original) ?? null);
        node.attr(original, null);
      }
    });
  });
  editor.on('SetContent NodeChange Undo Redo', () => {
    for (const image of editor.getBody().querySelectorAll('img')) void show(image, pictures);
  });
}

/** HTML in which pictures have their own addresses: the editor also passes what it shows around. */
export function withOriginalAddresses(html: string): string {
  if (!html.includes(original)) return html;
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const image of template.content.querySelectorAll(`img[${original}]`))
    image.setAttribute('src', image.getAttribute(original) ?? '');
  return template.innerHTML;
}

async function show(image: HTMLImageElement, pictures: RemotePictures): Promise<void> {
  const url = image.getAttribute(noted) ?? image.getAttribute(original) ?? '';
  if (!isRemote(url)) return;
  image.setAttribute(original, url);
  image.setAttribute(noted, url);
  // A picture that cannot be fetched stays a placeholder with its alternative text.
  const address = await pictures.addressOf(url).catch(() => placeholder);
  if (image.getAttribute(original) === url && image.getAttribute('src') !== address) image.setAttribute('src', address);
}
