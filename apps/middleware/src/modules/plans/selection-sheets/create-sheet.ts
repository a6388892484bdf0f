import { randomUUID } from 'node:crypto'
import type { NewSheetInput, SheetDetail } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/get-customer.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { itemNeed } from '../projects/item-need.ts'
import { fullName, type PlanCall, type PlanNeeds, trimmed } from '../projects/plan-needs.ts'
import { getProjectById } from '../projects/read-project.ts'
import type { KeptItem, KeptProject } from '../projects/stored-project.ts'
import { sheetView } from './sheet-view.ts'
import { getSheet, type KeptSheetItem, type KeptSheetRoom } from './stored-sheet.ts'
import { writeTree } from './write-tree.ts'

interface NewSheetRow {
  name: string
  clientName: string | null
  clientEmail: string | null
  projectId: string | null
  notes: string | null
  rooms: KeptSheetRoom[]
}

/** Creates a sheet, empty or with the items of a project. */
export const createSheet = (needs: PlanNeeds, call: PlanCall, body: NewSheetInput): Promise<SheetDetail> =>
  needs.database.transaction(async (db) => {
    const project = body.projectId ? await getProjectById(db, call, body.projectId) : undefined
    return insertSheet(needs, db, call, {
      name: trimmed(body.name) ?? project?.name ?? 'New selection sheet',
      clientName: trimmed(body.clientName) ?? project?.clientName ?? null,
      clientEmail: body.clientEmail ? checkEmail(body.clientEmail, 'clientEmail') : (project?.clientEmail ?? null),
      projectId: project?.id ?? null,
      notes: null,
      rooms: project ? roomsOf(needs.catalogue, project) : [],
    })
  })

/** Copies a sheet, to change a store's sheet or to start again from a signed one. */
export const copySheet = (needs: PlanNeeds, call: PlanCall, id: string): Promise<SheetDetail> =>
  needs.database.transaction(async (db) => {
    const { name, clientName, clientEmail, projectId, notes, rooms } = await getSheet(db, call, id)
    const copied = { name: `${name} (copy)`.slice(0, 120), clientName, clientEmail, projectId, notes }
    return insertSheet(needs, db, call, { ...copied, rooms: rooms.map(withNewIds) })
  })

async function insertSheet(needs: PlanNeeds, db: Queryable, call: PlanCall, sheet: NewSheetRow): Promise<SheetDetail> {
  const customer = customerOf(call)
  const made = await db.find<{ id: string }>(sql`
    insert into selection_sheets (account_id, person_id, project_id, name, client_name, client_email, notes, updated_by,
      created_at, updated_at)
    values (${customer.account.id}, ${customer.personID}, ${sheet.projectId}, ${sheet.name}, ${sheet.clientName},
      ${sheet.clientEmail}, ${sheet.notes}, ${fullName(customer)}, ${call.now}, ${call.now})
    returning id`)
  const id = made?.id ?? ''
  await writeTree(db, id, sheet.rooms)
  return sheetView(needs, db, call, await getSheet(db, call, id))
}

function withNewIds(room: KeptSheetRoom): KeptSheetRoom {
  const items = room.items.map((item) => {
    const alternates = item.alternates.map((one) => ({ ...one, id: randomUUID() }))
    const at = item.alternates.findIndex(({ id }) => id === item.chosenAlternateId)
    return { ...item, id: randomUUID(), alternates, chosenAlternateId: alternates[at]?.id ?? null }
  })
  return { ...room, id: randomUUID(), items }
}

/** Items outside of rooms come last. */
function roomsOf(catalogue: Catalogue, project: KeptProject): KeptSheetRoom[] {
  const rest = { id: null, name: 'Everything else', areaSqft: null, budgetCents: null }
  return [...project.rooms, rest].flatMap(({ id, name, areaSqft, budgetCents }) => {
    const inRoom = project.items.filter((item) => item.roomId === id && !item.alternateOf)
    if (inRoom.length === 0) return []
    const items = inRoom.map((item) => sheetItem(catalogue, project, item, inRoom))
    return [{ id: randomUUID(), name, areaSqft, allowanceCents: budgetCents, items }]
  })
}

function sheetItem(
  catalogue: Catalogue,
  { items }: KeptProject,
  item: KeptItem,
  inRoom: readonly KeptItem[],
): KeptSheetItem {
  const need = (one: KeptItem) => itemNeed(catalogue.find(one.sku), one)
  const named = (kind: string) => {
    const found = inRoom.map(({ sku }) => catalogue.find(sku)).find((article) => article?.facts.kind === kind)
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
