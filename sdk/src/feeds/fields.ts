import type { feedTypeValues, itemFieldValues } from '../contract/enums.gen.ts';

/** insert_update adds and updates items, disabled switches items off. @see docs/specification/decisions.md §7 */
export type FeedType = (typeof feedTypeValues)[number];

/** A field of an item that a column can be mapped to. @see docs/specification/decisions.md §7 */
export type FieldName = (typeof itemFieldValues)[number];

/** Each field with the label that people see, in the order of the mapping screen. */
export const fieldLabels = {
  external_id: 'Video ID',
  title: 'Video Title',
  thumbnail_url: 'Thumbnail Image URL',
  url: 'Video Page URL',
  embed_code: 'Embed Code',
  embed_url: 'Embed URL',
  video_url: 'Video File URL',
  preview_url: 'Preview Clip URL',
  thumbnails: 'Thumbnail List',
  description: 'Description',
  duration: 'Duration',
  tags: 'Tags',
  categories: 'Categories',
  performers: 'Performers',
  studio: 'Channel / Studio',
  published_at: 'Published At',
  expires_at: 'Expires At',
  views: 'Views',
  rating: 'Rating',
  language: 'Language',
  quality: 'Resolution',
  status: 'Status',
} as const satisfies Record<FieldName, string>;

/** A field as the mapping screen offers it (wire shape). @see docs/specification/part-1-public-and-client.md §3 */
export interface AvailableField {
  readonly name: FieldName;
  readonly label: string;
  readonly required: boolean;
}

const fieldNames: ReadonlySet<string> = new Set(Object.keys(fieldLabels));
const disabledFields: readonly FieldName[] = ['external_id', 'title', 'url'];

/** Fields whose value is a list, and which therefore accept a sub-delimiter. */
export const listFields = ['thumbnails', 'tags', 'categories', 'performers'] as const satisfies readonly FieldName[];

/** Fields that every mapping needs, in the order in which they are shown to people.
 * @see docs/specification/part-1-public-and-client.md §5 */
export function requiredFields(feedType: FeedType): readonly FieldName[] {
  return feedType === 'disabled' ? ['external_id'] : ['title', 'external_id', 'thumbnail_url'];
}

/** Fields that a column can be mapped to. A removal list needs only the id, and may have fields that help people
 * recognize the item. */
export function availableFields(feedType: FeedType): readonly AvailableField[] {
  const required = requiredFields(feedType);
  const names = feedType === 'disabled' ? disabledFields : (Object.keys(fieldLabels) as FieldName[]);
  return names.map((name) => ({ name, label: fieldLabels[name], required: required.includes(name) }));
}

/** Whether a string is the name of a field. */
export function isFieldName(name: string): name is FieldName {
  return fieldNames.has(name);
}

/** Whether a field's value is a list. */
export function isListField(field: FieldName): field is (typeof listFields)[number] {
  return (listFields as readonly FieldName[]).includes(field);
}
