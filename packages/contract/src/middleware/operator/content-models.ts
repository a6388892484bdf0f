import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, day, maybeCount, requiredCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

export const contentKinds = [
  'article',
  'installation-guide',
  'care-guide',
  'category',
  'policy',
  'page',
  'slot',
] as const

/** Lists of pages; each is a link. */
export const staffContentViews = ['articles', 'guides', 'pages', 'categories', 'home', 'drafts', 'all'] as const

const headFields = {
  path: requiredText(200),
  kind: requiredOneOf(contentKinds),
  /** A draft was never published; `changed` has a newer version than customers see. */
  state: requiredOneOf(['published', 'changed', 'draft'] as const),
  title: requiredText(200),
  /** The newest. */
  version: count(),
  savedAt: requiredText(40),
  savedBy: requiredText(200),
  publishedOn: day(),
}
const StaffContentRow = model('StaffContentRow', headFields)
export const StaffContentPage = pageOf('StaffContentPage', StaffContentRow)

const StaffContentVersion = model('StaffContentVersion', {
  version: count(),
  title: requiredText(200),
  savedAt: requiredText(40),
  savedBy: requiredText(200),
})
const wordFields = {
  summary: text(500),
  /** Markdown without HTML. */
  body: text(100_000),
  tags: requiredList(requiredText(60)),
  author: text(100),
  /** Names of content pictures; the first one stands at the top and on cards. */
  pictures: requiredList(requiredText(100)),
  /** The other fields of the page as a JSON object. */
  fields: text(20_000),
}
export const StaffContent = model('StaffContent', {
  ...headFields,
  ...wordFields,
  /** The version whose words these are. */
  shownVersion: count(),
  publishedVersion: maybeCount(),
  /** The body as customers see it. */
  html: text(1_000_000),
  versions: requiredList(StaffContentVersion),
})
export const ContentToSave = model('ContentToSave', {
  path: requiredText(200),
  kind: requiredOneOf(contentKinds),
  /** The version that the editor started from; 0 for a new page. */
  knownVersion: requiredCount(),
  title: requiredText(200),
  ...wordFields,
})
export const SavedContent = model('SavedContent', { path: requiredText(200), version: count() })
export const ContentPublication = model('ContentPublication', {
  path: requiredText(200),
  /** The newest version, as it was read. */
  version: requiredCount(),
  /** False takes the page off the shop; its versions stay. */
  isPublished: flag(),
})
export const ContentToPreview = model('ContentToPreview', { body: text(100_000) })
export const ContentPreview = model('ContentPreview', { html: text(1_000_000), minutes: count() })
