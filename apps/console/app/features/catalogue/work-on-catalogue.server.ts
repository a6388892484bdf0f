import type { ErrorEntry } from '@tessera/client/platform-error'
import { formatCount } from '@tessera/ui/format'
import { findMissing } from '../../operations/find-missing.ts'
import { findOperation, type PathValues } from '../../operations/find-operation.ts'
import { type ChangeResult, makeAllChanges, type PlannedChange } from '../../operations/make-changes.server.ts'
import { notHere } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { listAll } from './load-catalogue.server.ts'

/** A refused list of SKUs comes back as it was typed. */
export type CatalogueOutcome = { done: string } | { problem: string; skus?: string }

/** The chosen place of the page. */
export interface CataloguePlace {
  catalogID: string
  /** Empty for the whole catalog. */
  categoryID: string
}

const change = (id: string, params: PathValues, rest: Pick<PlannedChange, 'body' | 'was'> = {}): PlannedChange => {
  const operation = findOperation(id)
  if (!operation) throw notHere()
  return { operation, params, ...rest }
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** A move is two changes of one list, which has at most 500. */
const productsPerList = 250

/** Lists are sent one after another while the page waits: 250 products take about a second. */
const maxProducts = 2000

export async function workOnCatalogue(staff: Staff, place: CataloguePlace, form: FormData): Promise<CatalogueOutcome> {
  const intent = textOf(form, 'intent')
  if (intent === 'move-category') return moveCategory(staff, place, form)
  const outcome = await workOnProducts(staff, place, intent, form)
  return 'problem' in outcome ? { ...outcome, skus: textOf(form, 'skus') } : outcome
}

/** Hangs a category on another one. */
async function moveCategory(staff: Staff, { catalogID, categoryID }: CataloguePlace, form: FormData) {
  const [parentID, was] = [textOf(form, 'parent') || null, textOf(form, 'was') || null]
  if (parentID === was) return { done: 'It’s already there.' }
  const body = { ParentID: parentID }
  const moved = change('Categories.Patch', { catalogID, categoryID }, { body, was: { ParentID: was } })
  return outcomeOf(await makeAllChanges(staff, [moved], { key: textOf(form, 'key') }), 'Category moved.')
}

async function workOnProducts(
  staff: Staff,
  place: CataloguePlace,
  intent: string,
  form: FormData,
): Promise<CatalogueOutcome> {
  const ids = await chosenProducts(staff, place, form)
  if (ids.length === 0) return { problem: 'Choose products first.' }
  if (ids.length > maxProducts) return { problem: `Choose up to ${formatCount(maxProducts)} products at once.` }
  const target = textOf(form, 'target')
  if (intent !== 'take-out' && !target) return { problem: 'Choose a category.' }
  if (intent !== 'assign' && !place.categoryID) return { problem: 'Choose a category on the left first.' }
  if (intent === 'move' && target === place.categoryID) return { problem: 'They’re already there.' }
  const changesOf = (id: string) => [
    ...(intent === 'take-out' ? [] : assign(place.catalogID, target, id)),
    ...(intent === 'assign' ? [] : [takeOut(place, id)]),
  ]
  const what = { assign: 'assigned', move: 'moved', 'take-out': 'removed' }[intent] ?? 'changed'
  return sendLists(staff, ids, { changesOf, what, key: textOf(form, 'key') })
}

interface ProductWork {
  changesOf(id: string): PlannedChange[]
  what: string
  key: string
}

/** Each list is made as a whole or not at all, and the first refused one is the last. */
async function sendLists(
  staff: Staff,
  ids: readonly string[],
  { changesOf, what, key }: ProductWork,
): Promise<CatalogueOutcome> {
  const counted = (count: number) => `${count === 1 ? '1 product' : `${formatCount(count)} products`} ${what}.`
  const isOne = ids.length <= productsPerList
  for (let sent = 0; sent < ids.length; sent += productsPerList) {
    const changes = ids.slice(sent, sent + productsPerList).flatMap(changesOf)
    const listKey = isOne ? key : `${key}-${sent}`
    const results = await makeAllChanges(staff, changes, { key: listKey, isAllOrNothing: true })
    const outcome = outcomeOf(results, counted(ids.length))
    if (sent > 0 && 'problem' in outcome) return { problem: `${counted(sent)} The others weren’t. ${outcome.problem}` }
    if ('problem' in outcome || isOne) return outcome
  }
  return { done: counted(ids.length) }
}

/** A product is in a category only if it is in its catalog. */
const assign = (catalogID: string, categoryID: string, productID: string): PlannedChange[] => [
  change('Categories.SaveProductAssignment', { catalogID }, { body: { CategoryID: categoryID, ProductID: productID } }),
]

const takeOut = ({ catalogID, categoryID }: CataloguePlace, productID: string): PlannedChange =>
  change('Categories.DeleteProductAssignment', { catalogID, categoryID, productID })

/** Ticked products, typed SKUs, or everything in the category. */
async function chosenProducts(staff: Staff, place: CataloguePlace, form: FormData): Promise<string[]> {
  const { catalogID, categoryID } = place
  if (form.get('all') === 'on' && categoryID)
    return (await listAll<{ ID: string }>(staff, 'Products.List', {}, { catalogID, categoryID })).map(({ ID }) => ID)
  const pasted = textOf(form, 'skus')
    .split(/[\s,;]+/)
    .filter(Boolean)
  return [...new Set([...form.getAll('id').map(String), ...pasted])]
}

function outcomeOf(results: readonly ChangeResult[], done: string): CatalogueOutcome {
  const errors = results
    .flatMap((result) => result.errors)
    .filter(({ ErrorCode }) => ErrorCode !== 'Changes.AnotherRefused')
  if (errors.length === 0) return { done }
  if (errors.every(({ ErrorCode }) => ErrorCode === 'Request.IdempotencyKeyReused'))
    return { done: 'This was already saved.' }
  return { problem: `Nothing was changed. ${problemOf(errors)}` }
}

/** Unknown products are named: they are typed or pasted by the hundred. */
function problemOf(errors: readonly ErrorEntry[]): string {
  const missing = errors.flatMap((error) => {
    const object = findMissing(error)
    return object?.kind === 'Product' ? object.id : []
  })
  if (missing.length === 0) return [...new Set(errors.map(({ Message }) => Message))].slice(0, 5).join(' ')
  const more = missing.length > maxNamed ? `, and ${formatCount(missing.length - maxNamed)} more` : ''
  return `There’s no product with ${missing.length === 1 ? 'this SKU' : 'these SKUs'}: ${missing.slice(0, maxNamed).join(', ')}${more}.`
}

const maxNamed = 20
