import type { ContentPublicationInput, ContentToSaveInput, SavedContent } from '@tessera/client/shop/types.gen'
import { newContentKinds } from '@tessera/contract/shop/staff-words'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { checkFields } from '../../../kit/check-fields.ts'
import { optionalLine, optionalText, requiredLine } from '../../../kit/form-fields.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type ContentData, type ContentText, contentFolders } from '../../site/content/content-item.ts'
import { contentPictures } from '../../site/content/content-pictures.ts'
import { listVersions, publishContent, saveDraft, unpublishContent } from '../../site/content/edit-content.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'

interface Needs {
  database: Database
}

/** Saves words as a new version. The same words again are no new version, so a repeat changes nothing. */
export const saveStaffContent = (
  { database }: Needs,
  call: OperatorCall,
  body: ContentToSaveInput,
): Promise<SavedContent> =>
  database.transaction(async (db) => {
    const path = body.path?.trim() ?? ''
    const kind = body.kind ?? 'article'
    const knownVersion = body.knownVersion ?? 0
    const words = readWords(body)
    const [newest] = await listVersions(db, path)
    if (newest && newest.version - knownVersion <= 1 && areSame(newest, words)) return { path, version: newest.version }
    if (knownVersion === 0) checkNewPath(path, kind)
    if (knownVersion === 0 && newest)
      invalid('path', 'There’s already a page at this address. Choose another address, or change that page.')
    const saved = await saveDraft(db, { path, kind, ...words }, operatorOf(call).name, knownVersion)
    await recordOperatorAction(db, call, null, {
      action: 'content.save',
      object: path,
      before: { version: knownVersion },
      after: { version: saved.version, title: words.title },
    })
    return { path, version: saved.version }
  })

const areSame = (one: ContentText, other: ContentText): boolean =>
  [one, other]
    .map(({ title, summary, body, data, tags }) => JSON.stringify([title, summary, body, sorted(data), tags]))
    .every((text, _, [first]) => text === first)
/** jsonb has an order of its own. */
const sorted = (data: ContentData) => Object.entries(data).toSorted(([one], [other]) => one.localeCompare(other))

function checkNewPath(path: string, kind: NonNullable<ContentToSaveInput['kind']>): void {
  if (!newContentKinds.some((one) => one === kind)) invalid('kind', 'The shop has no place for new pages of this kind.')
  const folder = contentFolders[kind]
  if (!path.startsWith(folder) || path.slice(folder.length).includes('/'))
    invalid(
      'path',
      `The address of such a page begins with ${folder} and has one more word, such as ${folder}choosing-grout.`,
    )
}

const readWords = (body: ContentToSaveInput): ContentText => {
  const { title, summary, text, author, pictures, fields } = checkFields({
    title: () => requiredLine('title', body.title),
    summary: () => optionalLine('summary', body.summary),
    text: () => optionalText('body', body.body),
    author: () => optionalLine('author', body.author),
    pictures: () => readPictures(body.pictures ?? []),
    fields: () => readFields(body.fields ?? ''),
  })
  const tags = [...new Set((body.tags ?? []).map((tag) => tag.trim().toLowerCase()).filter(Boolean))]
  const data: ContentData = { ...(author && { author }), ...(pictures.length > 0 && { pictures }), ...fields }
  return { title, summary: summary ?? '', body: text ?? '', data, tags }
}

function readPictures(names: readonly string[]): string[] {
  const unknown = names.find((name) => !contentPictures.some((picture) => picture.name === name))
  return unknown === undefined ? [...names] : invalid('pictures', `There is no picture “${unknown}”.`)
}

/** The order of a list is a number; anything else would break the list. */
function readFields(text: string): Record<string, unknown> {
  if (!text.trim()) return {}
  const fields = parseObject(text)
  if (!fields || 'author' in fields || 'pictures' in fields)
    return invalid('fields', 'Enter a JSON object such as {"order": 3}; author and pictures have fields of their own.')
  if ('order' in fields && !Number.isInteger(fields.order)) invalid('fields', 'The order is a whole number.')
  return fields
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Publishes the version that was read, or takes the page off the shop. */
export const publishStaffContent = (
  { database }: Needs,
  call: OperatorCall,
  { path = '', version, isPublished = false }: ContentPublicationInput,
): Promise<void> =>
  database.transaction(async (db) => {
    const found = await lockPage(db, path)
    if (found.version !== version) refuse('Request.Conflict')
    const wanted = isPublished ? found.version : null
    // a repeat changes nothing
    if (found.publishedVersion === wanted) return
    if (isPublished) await publishContent(db, path, call.now)
    else await unpublishContent(db, path)
    await recordOperatorAction(db, call, null, {
      action: isPublished ? 'content.publish' : 'content.unpublish',
      object: path,
      before: { publishedVersion: found.publishedVersion },
      after: { publishedVersion: wanted },
    })
  })

async function lockPage(db: Queryable, path: string): Promise<{ version: number; publishedVersion: number | null }> {
  const found = await db.find<{ version: number; publishedVersion: number | null }>(sql`
    select version, published_version as "publishedVersion" from content_items where path = ${path} for update`)
  return found ?? refuse('NotFound', { message: 'We couldn’t find that page.' })
}
