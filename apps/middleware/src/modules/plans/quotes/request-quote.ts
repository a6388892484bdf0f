import type { PostalAddress, QuoteDetail, QuoteRequestInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf } from '../../../kit/visitor.ts'
import { fullName, type PlanCall, type PlanNeeds, trimToNull } from '../plan-needs.ts'
import { isGone } from '../projects/item-need.ts'
import { unitPrice } from '../projects/product-summary.ts'
import { readProjectContext } from '../projects/project-context.ts'
import { allotItems } from '../projects/project-view.ts'
import { getProjectById, itemPricesOf } from '../projects/read-project.ts'
import { chosenItemsOf } from '../selection-sheets/chosen-items.ts'
import { moveSheet } from '../selection-sheets/move-sheet.ts'
import { getSheet } from '../selection-sheets/stored-sheet.ts'
import { quoteView } from './quote-view.ts'
import { getQuote } from './stored-quote.ts'
import { type NewQuoteLine, writeMessage, writeVersion } from './write-version.ts'

export interface QuoteRequestItem {
  sku: string
  quantity: number
  room: string | null
  note: string | null
}

interface Source {
  items: QuoteRequestItem[]
  projectId: string | null
  sheetId: string | null
  jobName: string | null
  poNumber: string | null
  place: PostalAddress | null
}

const maxLines = 500

/** Requests an offer for products at current prices. */
export const requestQuote = (needs: PlanNeeds, call: PlanCall, body: QuoteRequestInput): Promise<QuoteDetail> =>
  needs.database.transaction(async (db) => {
    const source = await sourceOf(needs, db, call, body)
    const own = {
      jobName: trimToNull(body.jobName) ?? source.jobName,
      poNumber: trimToNull(body.poNumber) ?? source.poNumber,
    }
    const draft = { ...source, ...own, note: trimToNull(body.note), isDraft: body.isDraft === true }
    const id = await insertRequest(needs, db, call, draft)
    return quoteView(needs, db, call, await getQuote(db, call, id))
  })

async function sourceOf(needs: PlanNeeds, db: Queryable, call: PlanCall, body: QuoteRequestInput): Promise<Source> {
  const named = [body.projectId, body.selectionSheetId, body.items?.length ? 'items' : null].filter(Boolean)
  if (named.length !== 1) return invalid('projectId', 'Choose a project, a selection sheet or a list of products.')
  if (body.projectId) return fromProject(needs, db, call, body.projectId)
  if (body.selectionSheetId) return fromSelectionSheet(needs, db, call, body.selectionSheetId)
  const items = (body.items ?? []).map(({ sku = '', quantity = 0, room, note }) => ({
    sku,
    quantity,
    room: trimToNull(room),
    note: trimToNull(note),
  }))
  return { items, projectId: null, sheetId: null, jobName: null, poNumber: null, place: null }
}

/** The items that are not ordered yet. */
async function fromProject(needs: PlanNeeds, db: Queryable, call: PlanCall, projectId: string): Promise<Source> {
  const project = await getProjectById(db, call, projectId)
  const rooms = new Map(project.rooms.map(({ id, name }) => [id, name]))
  const { bought } = await readProjectContext(db, project)
  const items = allotItems(itemPricesOf(needs, call), project, bought)
    .items.filter(({ alternateOf, openBoxes, isGone: gone }) => !alternateOf && !gone && openBoxes > 0)
    .map((item) => ({
      sku: item.sku,
      quantity: item.openBoxes,
      room: (item.roomId && rooms.get(item.roomId)) ?? null,
      note: item.notes?.slice(0, 500) ?? null,
    }))
  const { jobName, poNumber, place, name } = project
  return { items, projectId, sheetId: null, jobName: jobName ?? name.slice(0, 100), poNumber, place }
}

async function fromSelectionSheet(needs: PlanNeeds, db: Queryable, call: PlanCall, sheetId: string): Promise<Source> {
  const sheet = await getSheet(db, call, sheetId)
  const items = chosenItemsOf(sheet)
    .filter(({ sku }) => !isGone(needs.catalog.find(sku)))
    .map(({ sku, boxes, room }) => ({ sku, quantity: boxes, room, note: null }))
  await moveSheet(db, sheet, 'convert', call.now)
  return { items, projectId: sheet.projectId, sheetId, jobName: sheet.name.slice(0, 100), poNumber: null, place: null }
}

interface Draft extends Source {
  note: string | null
  isDraft: boolean
}

export async function insertRequest(
  needs: Pick<PlanNeeds, 'catalog'>,
  db: Queryable,
  call: PlanCall,
  draft: Draft,
): Promise<string> {
  const customer = customerOf(call)
  const lines = linesOf(needs, call, draft.items)
  const made = await db.find<{ id: string }>(sql`
    insert into quotes (account_id, person_id, project_id, sheet_id, job_name, po_number, note, state, store_id,
      ship_to_place, requested_at, created_at, updated_at)
    values (${customer.account.id}, ${customer.personID}, ${draft.projectId}, ${draft.sheetId}, ${draft.jobName},
      ${draft.poNumber}, ${draft.note}, ${draft.isDraft ? 'draft' : 'requested'},
      (select id from stores where id = ${customer.account.preferredStore}),
      ${draft.place && JSON.stringify(draft.place)}::jsonb, ${draft.isDraft ? null : call.now}, ${call.now}, ${call.now})
    returning id`)
  const id = made?.id ?? ''
  const by = fullName(customer)
  const money = { freightCents: 0, taxCents: 0, note: null, validUntil: null }
  await writeVersion(db, id, { version: 0, by, at: call.now, lines, ...money })
  if (draft.note)
    await writeMessage(
      db,
      id,
      { from: 'customer', author: by, personId: customer.personID, lineNo: null, text: draft.note },
      call.now,
    )
  return id
}

function linesOf(
  { catalog }: Pick<PlanNeeds, 'catalog'>,
  { actor, now }: PlanCall,
  items: readonly QuoteRequestItem[],
): NewQuoteLine[] {
  if (items.length === 0) return refuse('Project.Empty')
  if (items.length > maxLines) return invalid('items', `A quote can have up to ${maxLines} lines.`)
  return items.map(({ sku, quantity, room, note }, at) => {
    const product = catalog.find(sku)
    if (!product || isGone(product)) return refuse('Cart.UnknownProduct', { data: { sku } })
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100_000)
      return refuse('Cart.Quantity', { data: { sku } })
    const cents = unitPrice(product, priceGroupOf(actor), now, quantity)
    const prices = { listPriceCents: cents, unitPriceCents: cents }
    return { lineNo: at + 1, sku, name: product.name, room, requestedBoxes: quantity, boxes: quantity, ...prices, note }
  })
}
