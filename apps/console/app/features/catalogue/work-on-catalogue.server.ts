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
const maxProducts = 250

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
  if (ids.length > maxProducts) return { problem: `Choose up to ${maxProducts} products at once.` }
  const target = textOf(form, 'target')
  if (intent !== 'take-out' && !target) return { problem: 'Choose a category.' }
  if (intent !== 'assign' && !place.categoryID) return { problem: 'Choose a category on the left first.' }
  if (intent === 'move' && target === place.categoryID) return { problem: 'They’re already there.' }
  const changes = ids.flatMap((id) => [
    ...(intent === 'take-out' ? [] : assign(place.catalogID, target, id)),
    ...(intent === 'assign' ? [] : [takeOut(place, id)]),
  ])
  const results = await makeAllChanges(staff, changes, { key: textOf(form, 'key'), isAllOrNothing: true })
  const what = { assign: 'assigned', move: 'moved', 'take-out': 'removed' }[intent] ?? 'changed'
  return outcomeOf(results, `${ids.length === 1 ? '1 product' : `${ids.length} products`} ${what}.`)
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
  return { problem: `Nothing was changed. ${[...new Set(errors.map(({ Message }) => Message))].slice(0, 5).join(' ')}` }
}
