import { fieldLabels, type FieldName } from './fields.ts';

/** Column names found in real feeds, besides the field's own name and label. Written without case and
 * separators. */
const synonyms: Readonly<Record<FieldName, string>> = {
  external_id:
    'id videoid externalid guid uid uuid clipid contentid itemid mediaid assetid customid customerid sceneid viewkey key sku reference referenceid ref vid',
  title: 'title name videotitle videoname cliptitle headline mediatitle caption itemtitle',
  thumbnail_url:
    'thumbnail thumb thumbnailurl thumburl thumbnaillink thumbnailimage thumbnailimageurl thumbnailloc image imageurl imagelink img imgurl picture pictureurl poster posterurl mainthumb mainthumbnail still stillurl videostillurl screenshot screenshoturl cover coverurl defaultthumb previewimage screen screenurl',
  url: 'url link page webpage pageurl pagelink videopageurl permalink watchurl href loc landingpage landingurl joinurl weburl canonicalurl videolink',
  embed_code: 'embed embedcode iframe embedhtml embediframe htmlembed flvembed playercode embedtag',
  embed_url: 'embedurl embedlink embedsrc playerurl playerlink playerloc player',
  video_url:
    'videourl fileurl videofile videofileurl mediaurl contenturl contentloc mp4 mp4url source sourceurl src file downloadurl streamurl clipurl flvurl enclosure enclosureurl movieurl',
  preview_url: 'preview previewurl previewclip previewvideo trailer trailerurl teaser teaserurl gif gifurl sampleurl',
  thumbnails:
    'thumbnails thumbs thumbnaillist thumblist thumbnailurls thumburls images imageurls screenshots screens gallery pictures allthumbs',
  description:
    'description desc summary synopsis body longdescription shortdescription videodescription details plot story',
  duration:
    'duration length runtime seconds secs time runningtime videolength durationseconds durationsec lengthseconds videoduration playtime',
  tags: 'tags tag keywords keyword labels videotags taglist',
  categories: 'categories category cat genre genres niche niches topic topics categoryname categorynames cats',
  performers:
    'performers performer pornstars pornstar models model actors actor actresses actress stars star cast talent artists artist creator creators uploader author modelname',
  studio:
    'studio channel channeltitle channelname site sitename network brand sponsor publisher paysite provider partner production productioncompany sourcename',
  published_at:
    'publishedat published publisheddate publishdate pubdate publicationdate date dateadded added addedat createdat created uploaddate uploadedat uploaded releasedate releasedat datetime timestamp posted posteddate',
  expires_at: 'expiresat expires expirationdate expirydate expiry expiredate validuntil enddate',
  views: 'views view viewcount viewscount hits plays playcount watched totalviews',
  rating: 'rating score rate stars averagerating avgrating ratingpercent votesaverage',
  language: 'language lang locale audiolanguage',
  quality: 'quality resolution definition hd videoquality',
  status: 'status state itemstate active enabled availability',
};

const fieldsByName: ReadonlyMap<string, readonly FieldName[]> = collect();

function collect(): Map<string, FieldName[]> {
  const found = new Map<string, FieldName[]>();
  for (const field of Object.keys(synonyms) as FieldName[]) {
    const names = new Set([...synonyms[field].split(' '), plainName(field), plainName(fieldLabels[field])]);
    for (const name of names) found.set(name, [...(found.get(name) ?? []), field]);
  }
  return found;
}

/** A name without case, spaces, hyphens, underscores and other separators: how names are compared.
 * @see docs/specification/decisions.md §7 */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Words of a name, split at separators and where a capital follows a lower-case letter. */
function nameWords(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether feeds use a name for some field. */
export function isKnownName(name: string): boolean {
  return fieldsNamed(name).length > 0;
}

/** The fields that feeds use a name for, or the last part of it. */
export function fieldsNamed(name: string): readonly FieldName[] {
  return fieldsByName.get(plainName(name)) ?? fieldsByName.get(plainName(lastParts(name, 1))) ?? [];
}

/** The last parts of a path such as `media:thumbnail@url` or `embed.html`. */
function lastParts(name: string, count: number): string {
  return name
    .split(/[./@:]+/)
    .slice(-count)
    .join(' ');
}

/** How well a column's name fits each field: 70 the field's own name or label, 60 a name that feeds use for it, 50
 * and 45 when only the last two parts or the last part of a path are one, 18 when only one of its words is.
 * @param whole - the name with the wrapper of all records. */
export function nameScores(name: string, whole = name): Map<FieldName, number> {
  const scores = new Map<FieldName, number>();
  const note = (text: string, score: number): void => {
    for (const field of fieldsByName.get(plainName(text)) ?? [])
      scores.set(field, Math.max(scores.get(field) ?? 0, score));
  };
  for (const word of nameWords(name)) note(word, 18);
  note(lastParts(name, 1), 45);
  note(lastParts(name, 2), 50);
  note(whole, 60);
  note(name, 60);
  for (const field of scores.keys()) if (isOwnName(name, field)) scores.set(field, 70);
  return scores;
}

/** Whether a column has a field's own name or label, ignoring case and separators.
 * @see docs/specification/decisions.md §7 */
export function isOwnName(column: string, field: FieldName): boolean {
  const name = plainName(column);
  return name === plainName(field) || name === plainName(fieldLabels[field]);
}
