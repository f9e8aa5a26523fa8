import type { PictureFetcher } from '../modules/pictures/picture-fetcher.ts';
import { demoDomains } from './demo-content.ts';
import { drawnPicture, mixed, type Color } from './drawn-picture.ts';

const hosts = new Set(demoDomains.map(({ name }) => `media.${name}`));
const width = 240;
const height = 135;

/** Services that draw the thumbnails of the demo's videos, whose hosts do not exist, and fetch every other picture. */
export function withDemoPictures<Parts extends { readonly pictures: PictureFetcher }>(services: Parts): Parts {
  const { pictures: fetchPicture } = services;
  const pictures: PictureFetcher = async (url) => {
    const number = thumbnailNumber(url);
    return number === undefined ? fetchPicture(url) : { type: 'image/png', bytes: scene(number) };
  };
  return { ...services, pictures };
}

function thumbnailNumber(url: string): number | undefined {
  const { hostname, pathname } = new URL(url);
  const number = hosts.has(hostname) ? /^\/thumbs\/(\d{1,6})\.jpg$/.exec(pathname)?.[1] : undefined;
  return number === undefined ? undefined : Number(number);
}

/** The top and the bottom of the sky, the sun, and the land, far and near: at noon, dawn, dusk, night, and in mist. */
const lights = [
  ['408cd6', 'cee8f8', 'fffadc', '70a096', '20584a'],
  ['3a4c8c', 'ffbe8c', 'ffecbe', '8a688c', '2c2648'],
  ['46225c', 'fa7854', 'ffce78', '963e5a', '2a1232'],
  ['0a102c', '36487c', 'ecf0fa', '26325c', '080c1e'],
  ['96b0b0', 'f0ecd6', 'fffff6', '96aa9c', '3a5c54'],
] as const;

const hills = 4;

/** A landscape: the same one for the same number, and another one for the next. */
function scene(number: number): Buffer {
  const chance = (step: number) => ((number * step) % 97) / 97;
  const [top, bottom, sun, far, near] = (lights[number % lights.length] ?? lights[0]).map(colorOf);
  if (!top || !bottom || !sun || !far || !near) throw new Error('A light has five colors');
  const sunAt = {
    x: width * (0.2 + 0.6 * chance(29)),
    y: height * (0.2 + 0.25 * chance(41)),
    radius: 9 + 9 * chance(13),
  };
  /** Where each range of hills begins in each column, from the farthest range on. */
  const ridges = Array.from({ length: hills }, (_, range) =>
    Array.from(
      { length: width },
      (__, x) =>
        height * (0.48 + 0.13 * range) +
        9 * Math.sin(x / (26 + 9 * chance(17 + range)) + 7 * chance(31 + range)) +
        4 * Math.sin(x / (9 + 4 * chance(7 + range)) + 5 * chance(53 + range)),
    ),
  );
  return drawnPicture({
    width,
    height,
    colorAt(x, y) {
      const range = ridges.findLastIndex((ridge) => y >= (ridge[x] ?? height));
      if (range !== -1) return mixed(far, near, range / (hills - 1));
      const fromSun = Math.hypot(x - sunAt.x, y - sunAt.y) / sunAt.radius;
      const air = mixed(top, bottom, Math.min(1, y / (height * 0.6)));
      return fromSun <= 1 ? sun : mixed(sun, air, Math.min(1, 0.55 + (fromSun - 1) / 5));
    },
  });
}

function colorOf(hex: string): Color {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(0), part(2), part(4)];
}
