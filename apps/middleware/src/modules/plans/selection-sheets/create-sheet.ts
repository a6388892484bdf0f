import { randomUUID } from 'node:crypto'
import type { NewSheetInput, SheetDetail } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { checkEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { fullName, type PlanCall, type PlanNeeds, trimToNull } from '../plan-needs.ts'
import { itemNeed } from '../projects/item-need.ts'
import { getProjectById } from '../projects/read-project.ts'
import type { StoredItem, StoredProject } from '../projects/stored-project.ts'
import { insertSheet } from './insert-selection-sheets.ts'
import { sheetView } from './sheet-view.ts'
import { getSheet, type StoredSheetItem, type StoredSheetRoom } from './stored-sheet.ts'
import { writeTree } from './write-tree.ts'

interface NewSheetRow {
  name: string
  clientName: string | null
  clientEmail: string | null
  projectId: string | null
  notes: string | null
  rooms: StoredSheetRoom[]
}

/** Creates a sheet, empty or with the items of a project. */
export const createSheet = (needs: PlanNeeds, call: PlanCall, body: NewSheetInput): Promise<SheetDetail> =>
  needs.database.transaction(async (db) => {
    const project = body.projectId ? await getProjectById(db, call, body.projectId) : undefined
    return writeSheet(needs, db, call, {
      name: trimToNull(body.name) ?? project?.name ?? 'New selection sheet',
      clientName: trimToNull(body.clientName) ?? project?.clientName ?? null,
      clientEmail: body.clientEmail ? checkEmail(body.clientEmail, 'clientEmail') : (project?.clientEmail ?? null),
      projectId: project?.id ?? null,
      notes: null,
      rooms: project ? roomsOf(needs.catalog, project) : [],
    })
  })

/** Copies a sheet, to change a store's sheet or to start again from a signed one. */
export const copySheet = (needs: PlanNeeds, call: PlanCall, id: string): Promise<SheetDetail> =>
  needs.database.transaction(async (db) => {
    const { name, clientName, clientEmail, projectId, notes, rooms } = await getSheet(db, call, id)
    const copied = { name: `${name} (copy)`.slice(0, 120), clientName, clientEmail, projectId, notes }
    return writeSheet(needs, db, call, { ...copied, rooms: rooms.map(withNewIds) })
  })

async function writeSheet(needs: PlanNeeds, db: Queryable, call: PlanCall, sheet: NewSheetRow): Promise<SheetDetail> {
  const customer = customerOf(call)
  const id = await insertSheet(db, {
    ...sheet,
    accountId: customer.account.id,
    personId: customer.personID,
    state: 'draft',
    createdAt: call.now.toISOString(),
    updatedBy: fullName(customer),
  })
  await writeTree(db, id, sheet.rooms)
  return sheetView(needs, db, call, await getSheet(db, call, id))
}

function withNewIds(room: StoredSheetRoom): StoredSheetRoom {
  const items = room.items.map((item) => {
    const alternates = item.alternates.map((one) => ({ ...one, id: randomUUID() }))
    const at = item.alternates.findIndex(({ id }) => id === item.chosenAlternateId)
    return { ...item, id: randomUUID(), alternates, chosenAlternateId: alternates[at]?.id ?? null }
  })
  return { ...room, id: randomUUID(), items }
}

/** Items outside of rooms come last. */
function roomsOf(catalog: Catalog, project: StoredProject): StoredSheetRoom[] {
  const rest = { id: null, name: 'Everything else', areaSqft: null, budgetCents: null }
  return [...project.rooms, rest].flatMap(({ id, name, areaSqft, budgetCents }) => {
    const inRoom = project.items.filter((item) => item.roomId === id && !item.alternateOf)
    if (inRoom.length === 0) return []
    const items = inRoom.map((item) => sheetItem(catalog, project, item, inRoom))
    return [{ id: randomUUID(), name, areaSqft, allowanceCents: budgetCents, items }]
  })
}

function sheetItem(
  catalog: Catalog,
  { items }: StoredProject,
  item: StoredItem,
  inRoom: readonly StoredItem[],
): StoredSheetItem {
  const need = (one: StoredItem) => itemNeed(catalog.find(one.sku), one)
  const named = (kind: string) => {
    const found = inRoom.map(({ sku }) => catalog.find(sku)).find((product) => product?.facts.kind === kind)
    return item.sku === found?.sku ? null : (found?.name.slice(0, 100) ?? null)
  }
  return {
    id: randomUUID(),
    sku: item.sku,
    surface: item.surface,
    pattern: item.pattern,
    grout: named('grout'),
    trim: named('trim'),
    areaSqft: need(item).areaSqft,
    boxes: need(item).boxes,
    notes: item.notes,
    ownClientPriceCents: null,
    chosenAlternateId: null,
    alternates: items
      .filter(({ alternateOf }) => alternateOf === item.id)
      .map((one) => ({
        id: randomUUID(),
        sku: one.sku,
        boxes: need(one).boxes,
        note: one.notes?.slice(0, 500) ?? null,
        ownClientPriceCents: null,
      })),
  }
}
