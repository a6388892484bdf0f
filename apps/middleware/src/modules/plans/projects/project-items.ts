import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { ProjectWork } from './change-project.ts'
import type { ItemPrices } from './item-view.ts'
import { type ItemRequest, maxItems, type ResolvedItem, resolveItem } from './resolve-item.ts'
import type { StoredItem, StoredProject } from './stored-project.ts'

const maxPerRequest = 100
const itemPart = (id: string): string => `item ${id}`

export const addItems =
  (prices: ItemPrices, requests: readonly ItemRequest[]): ProjectWork =>
  async (db, project) => {
    if (requests.length === 0) return invalid('items', 'Choose what to add.')
    if (requests.length > maxPerRequest) return invalid('items', `Add up to ${maxPerRequest} at a time.`)
    if (project.items.length + requests.length > maxItems) return refuse('Project.TooMuch')
    const resolved = requests.map((request) => resolveItem(prices, project, request))
    for (const item of resolved) await insertItem(db, project.id, item)
    const what =
      resolved.length === 1 ? `Added ${nameOf(prices, resolved[0]?.sku)}` : `Added ${resolved.length} products`
    return { what, parts: [] }
  }

export async function insertItem(db: Queryable, projectId: string, item: ResolvedItem): Promise<void> {
  await db.send(sql`
    insert into project_items (project_id, position, room_id, alternate_of, sku, surface, pattern, measured_by, area_sqft,
      waste_percent, spare_boxes, boxes, seen_price_cents, notes)
    values (${projectId}, (select coalesce(max(position), 0) + 1 from project_items where project_id = ${projectId}),
      ${item.roomId}, ${item.alternateOf}, ${item.sku}, ${item.surface}, ${item.pattern}, ${item.measuredBy},
      ${item.areaSqft}, ${item.wastePercent}, ${item.spareBoxes}, ${item.boxes}, ${item.seenPriceCents}, ${item.notes})`)
}

export type ItemEdit = Partial<ItemRequest> & { basketItemGuid: string }

/** Fields left out of an edit keep their value. Setting boxes clears the area, and the other way round. */
export const editItems =
  (prices: ItemPrices, edits: readonly ItemEdit[]): ProjectWork =>
  async (db, project) => {
    if (edits.length === 0) return invalid('items', 'Choose what to change.')
    const resolved = edits.map((edit) => {
      const item = getItem(project, edit.basketItemGuid)
      return {
        id: item.id,
        ...resolveItem(prices, project, { ...itemRequestOf(item, edit), ...definedFields(edit) }, item.id),
      }
    })
    for (const item of resolved) await updateItem(db, item)
    const what =
      resolved.length === 1 ? `Changed ${nameOf(prices, resolved[0]?.sku)}` : `Changed ${resolved.length} products`
    return { what, parts: resolved.map(({ id }) => itemPart(id)) }
  }

const getItem = ({ items }: StoredProject, id: string): StoredItem =>
  items.find((item) => item.id === id) ?? invalid('basketItemGuid', 'This item is no longer in the project.')

/** null clears a field, undefined leaves it. */
const definedFields = (edit: ItemEdit): Partial<ItemRequest> =>
  Object.fromEntries(Object.entries(edit).filter(([key, value]) => value !== undefined && !(key === 'sku' && !value)))

function itemRequestOf(item: StoredItem, edit: ItemEdit): ItemRequest {
  const { seenPriceCents, id, boxes, areaSqft, measuredBy, ...rest } = item
  if (edit.measuredBy != null) return { ...rest, ...(edit.measuredBy === 'area' ? { areaSqft } : { boxes }) }
  if (edit.areaSqft != null) return { ...rest, measuredBy: 'area' }
  if (edit.boxes != null) return { ...rest, measuredBy: 'box' }
  return { ...rest, measuredBy, ...(measuredBy === 'area' ? { areaSqft } : { boxes }) }
}

async function updateItem(db: Queryable, item: ResolvedItem & { id: string }): Promise<void> {
  await db.send(sql`
    update project_items set room_id = ${item.roomId}, alternate_of = ${item.alternateOf}, sku = ${item.sku},
      surface = ${item.surface}, pattern = ${item.pattern}, measured_by = ${item.measuredBy},
      area_sqft = ${item.areaSqft}, waste_percent = ${item.wastePercent}, spare_boxes = ${item.spareBoxes},
      boxes = ${item.boxes}, seen_price_cents = ${item.seenPriceCents}, notes = ${item.notes}
    where id = ${item.id}`)
}

/** Deletes one or several items, with their alternates. */
export const deleteItems =
  (prices: ItemPrices, guids: string): ProjectWork =>
  async (db, project) => {
    const ids = guids.split(',').map((id) => id.trim())
    const gone = ids.map((id) => (isUuid(id) ? getItem(project, id) : refuse('NotFound')))
    await db.rows(sql`delete from project_items where project_id = ${project.id} and id = any(${ids}::uuid[])`)
    const what = gone.length === 1 ? `Removed ${nameOf(prices, gone[0]?.sku)}` : `Removed ${gone.length} products`
    return { what, parts: ids.map(itemPart) }
  }

const nameOf = ({ catalog }: ItemPrices, sku = ''): string => catalog.find(sku)?.name ?? sku
