/** What a single value looks like. */
export type ValueKind =
  | 'empty'
  | 'iframe'
  | 'image-url'
  | 'image-list'
  | 'media-url'
  | 'embed-url'
  | 'url'
  | 'date'
  | 'clock'
  | 'integer'
  | 'number'
  | 'word'
  | 'list'
  | 'text';

const httpUrl = /^https?:\/\/\S+$/i;
const image = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;
const media = /\.(?:mp4|m4v|webm|mov|flv|m3u8|mpd|avi|wmv|mkv)(?:[?#]|$)/i;
const date =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ].*)?|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}(?: .*)?|(?:\w{3}, )?\d{1,2} \w{3,9} \d{4}.*)$/;
const clock =
  /^(?:\d{1,3}:\d{2}(?::\d{2})?|P(?:\d+D)?T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?|\d+ ?(?:s|sec|secs|seconds|min|mins|minutes)|(?:\d+ ?h ?)?\d+ ?m(?: ?\d+ ?s)?)$/i;

/** Determines what a value looks like. */
export function valueKind(value: string): ValueKind {
  const text = value.trim();
  if (text === '') return 'empty';
  if (/<(?:iframe|embed|object)\b/i.test(text)) return 'iframe';
  if (/^(?:https?:)?\/\//i.test(text)) return urlKind(text);
  if (/^-?\d+$/.test(text)) return 'integer';
  if (/^-?\d+[.,]\d+%?$/.test(text)) return 'number';
  if (clock.test(text)) return 'clock';
  if (date.test(text)) return 'date';
  if (/[|;]/.test(text) || (text.match(/,/g)?.length ?? 0) >= 2) return 'list';
  return /\s/.test(text) ? 'text' : 'word';
}

function urlKind(text: string): ValueKind {
  if (/[|;,\s]https?:\/\//i.test(text)) return 'image-list';
  if (!httpUrl.test(text)) return 'url';
  if (image.test(text)) return 'image-url';
  if (media.test(text)) return 'media-url';
  return /\/(?:embed|player|iframe)[/?.-]/i.test(text) ? 'embed-url' : 'url';
}
