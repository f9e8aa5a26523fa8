import { expect, it } from 'vitest';
import type { IdDerivation } from './column-mapping.ts';
import { deriveId } from './derive-id.ts';

it.each<[IdDerivation, string, string | undefined]>([
  ['last-number', 'https://v.example/video/12345/some-title', '12345'],
  ['last-number', 'https://v.example/videos/title-987654/', '987654'],
  ['last-number', '<iframe src="https://www.v2.example/embed/55" width="560"></iframe>', '55'],
  ['last-number', 'https://v2.example/embed/abc?id=77', undefined],
  ['query-id', 'https://v.example/view_video.php?viewkey=ph5e&id=9', 'ph5e'],
  ['query-id', 'https://v.example/watch?list=1&v=XpVt6Z1Gjjo#t=4', 'XpVt6Z1Gjjo'],
  ['query-id', "<iframe src='https://v.example/e?x=1&amp;id=42'></iframe>", '42'],
  ['query-id', 'https://v.example/watch?list=1', undefined],
  ['after-embed', '<iframe width=1 src=https://v.example/embed/ab-C_9?x=1></iframe>', 'ab-C_9'],
  ['after-embed', 'https://v.example/Embed/', undefined],
  ['whole-url', ' https://v.example/x?y ', 'https://v.example/x?y'],
  ['whole-url', '<b>no address</b>', undefined],
])('%s in %s is %s', (how, text, id) => {
  expect(deriveId(text, how)).toBe(id);
});
