import { z } from 'zod';
import { feedCategoryValues, feedTypeValues } from '../contract/enums.gen.ts';
import { quoteCharMaxLength } from '../contract/limits.ts';
import { messages } from '../contract/messages.gen.ts';
import { parseDelimiter } from './delimiter.ts';
import { feedFileProblem, type CheckedFile } from './file-checks.ts';
import { filled } from './filled.ts';

const words = messages.FeedFileForm;

const isFile = (value: unknown): value is CheckedFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value;

/** An id that a selector gives: a number, or its text. */
function selected(message: string) {
  return z
    .union([z.number(), filled(message).transform(Number)], message)
    .pipe(z.number(message).int(message).positive(message));
}

/** The feed upload dialog's form. @see docs/specification/part-1-public-and-client.md §5 */
export const feedForm = z
  .object({
    mode: z.enum(['file', 'url']),
    feed_name: filled(words.feed_name.required),
    feed_description: z.string().trim().optional(),
    category: z.union([z.enum(feedCategoryValues), z.literal('')], words.category.enum).optional(),
    feed_type: z.enum(feedTypeValues),
    domain_id: selected(words.domain_id.required),
    delimiter: z.string().refine((text) => parseDelimiter(text) !== undefined, words.delimiter.enum),
    quote_char: z.string().max(quoteCharMaxLength, words.quote_char.maxLength),
    lazy_quotes: z.boolean(),
    has_header_row: z.boolean(),
    url_parameters: z.string().trim().optional(),
    feed_url: z.string().trim().optional(),
    file: z.custom<CheckedFile>(isFile).optional(),
  })
  .check((form) => {
    for (const { field, message } of feedFormProblems(form.value)) {
      form.issues.push({ code: 'custom', path: [field], message, input: form.value[field] });
    }
  });

/** The same for an administrator, who chooses the client, too. */
export const adminFeedForm = z.intersection(feedForm, z.object({ client_id: selected(words.client_id.required) }));

interface FeedChoice {
  readonly mode: 'file' | 'url';
  readonly feed_type: (typeof feedTypeValues)[number];
  readonly category?: string | undefined;
  readonly feed_url?: string | undefined;
  readonly file?: CheckedFile | undefined;
}

/** What depends on the mode and the type. */
function feedFormProblems({ mode, feed_type, category, feed_url, file }: FeedChoice) {
  const problems: { field: 'category' | 'feed_url' | 'file'; message: string }[] = [];
  if (feed_type === 'insert_update' && !category)
    problems.push({ field: 'category', message: words.category.required });
  const message =
    mode === 'url' ? feedUrlProblem(feed_url ?? '') : file === undefined ? words.file.required : feedFileProblem(file);
  if (message !== undefined) problems.push({ field: mode === 'url' ? 'feed_url' : 'file', message });
  return problems;
}

function feedUrlProblem(url: string): string | undefined {
  if (url === '') return words.feed_url.required;
  return URL.canParse(url) ? undefined : words.feed_url.format;
}
