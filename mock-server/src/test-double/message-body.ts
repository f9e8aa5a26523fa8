import { promisify } from 'node:util';
import { unzip } from 'node:zlib';

const longestText = 65_536;
const unpacked = new Set(['gzip', 'deflate']);

/** The body of a message, if it is a text of moderate length; undefined otherwise. */
export async function readText(message: Request | Response): Promise<string | undefined> {
  const type = message.headers.get('content-type') ?? '';
  const packed = message.headers.get('content-encoding');
  const isText = /json|^text\/plain/.test(type) && (packed === null || isUnpacked(message, packed));
  const length = Number(message.headers.get('content-length') ?? 0);
  if (message.body === null || !isText || length > longestText) return undefined;
  const text = packed === null || message instanceof Request ? await message.text() : await unpack(message);
  return message instanceof Request || text.length <= longestText ? text : undefined;
}

/** Whether a reply goes on for as long as its reader stays. */
export function isEndless({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** A packed request stays as it is, for the platform to refuse. */
function isUnpacked(message: Request | Response, packed: string): boolean {
  return message instanceof Response && unpacked.has(packed);
}

async function unpack(packed: Response): Promise<string> {
  return (await promisify(unzip)(await packed.arrayBuffer())).toString('utf8');
}

export function valueOf(text: string | undefined, { headers }: Request | Response): unknown {
  if (text === undefined || text.length > longestText) return undefined;
  try {
    return headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
