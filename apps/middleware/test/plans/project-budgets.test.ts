import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { moveReturn } from '@tessera/middleware/modules/orders/returns/move-return'
import { settleReturns } from '@tessera/middleware/modules/orders/returns/settle-returns'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { readProjectCosts } from '@tessera/middleware/modules/plans/projects/read-project-costs'
import type { Queryable } from '@tessera/server/database'
import { createLog } from '@tessera/server/log'
import { type Sql, sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDelivery } from '../sales/take-steps.ts'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop, publicUrl } from './a-plan-shop.ts'

let shop: PlanShop
let pro: Member
let accountId: string
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@budgets.example')
  const row = await shop.database.find<{ id: string }>(
    sql`select account_id as id from people where email = ${pro.email}`,
  )
  accountId = row?.id ?? ''
})

const now = () => new Date()
const needs = () =>
  ({
    database: shop.database,
    catalog: shop.catalog,
    books: embeddedBooks(shop.database),
    logger: createLog({ service: 'test', level: 'fatal' }),
    publicUrl,
  }) as unknown as SalesTaskNeeds // no card is refunded here

/** Two lines in two rooms for $100.01 of goods, with tax and freight that no division comes out even with. */
const anOrder = (projectId: string, changes: Partial<NewSalesDocument> = {}): NewSalesDocument => ({
  accountId,
  origin: 'counter',
  orderType: 'standard',
  status: 'open',
  projectId,
  paymentMethod: 'Invoice',
  subtotalCents: 10_001,
  taxCents: 707,
  shippingCents: 1999,
  totalCents: 12_707,
  placedAt: now().toISOString(),
  lines: [
    { lineNo: 1, sku: 'TES-1', name: 'Carrara', room: 'Bath', boxes: 7, unitPriceCents: 1000, totalCents: 7000 },
    { lineNo: 2, sku: 'TES-2', name: 'Grout', room: 'Hall', boxes: 3, unitPriceCents: 1001, totalCents: 3001 },
  ],
  ...changes,
})

async function ordered(projectId: string, changes: Partial<NewSalesDocument> = {}): Promise<string> {
  const [made] = await insertSalesDocuments(shop.database, [anOrder(projectId, changes)])
  return made?.id ?? ''
}

async function deliver(documentId: string, lines: { lineNo: number; boxes: number }[]): Promise<void> {
  const key = `${documentId} ${JSON.stringify(lines)}`
  const deliveryId = await createDelivery(shop.database, { documentId, key, lines }, now())
  await markArrived(shop.database, { deliveryId, at: now() })
  await invoiceDeliveries(needs(), now())
}

async function bringBack(number: string, lineNo: number, boxes: number): Promise<void> {
  const lines = [{ lineNo, boxes }]
  const { number: returnId } = await pro.shop.MyOrders.RequestReturn({
    number,
    kind: 'return',
    reason: 'Too many',
    lines,
  })
  for (const to of ['approved', 'received', 'inspected'] as const)
    await moveReturn(shop.database, { returnId, to }, publicUrl, now())
  await settleReturns(needs(), now())
}

const detailOf = (projectId: string) => pro.shop.MyAccount.GetProjectDetail({ projectId })

/** The ledger's own sums for the orders of a project. */
const ledgerOf = async (projectId: string) =>
  shop.database.find<{ invoiced: number; returned: number }>(sql`
    select coalesce(sum(amount_cents) filter (where type = 'RV'), 0)::int as invoiced,
      coalesce(sum(amount_cents) filter (where type = 'ZG'), 0)::int as returned
    from billing_documents where sales_document_id in (select id from sales_documents where project_id = ${projectId})`)

describe('the budget of a project', () => {
  test('does not count what was declined or canceled, nor what other accounts ordered', async () => {
    const { projectId } = await aPlannedRoom(pro, shop.tiles[0] ?? '', { budgetCents: 1_000_000 })
    await ordered(projectId, { status: 'declined' })
    await ordered(projectId, { status: 'canceled' })
    const other = await shop.pro('other@budgets.example')
    const row = await shop.database.find<{ id: string }>(
      sql`select account_id as id from people where email = ${other.email}`,
    )
    await ordered(projectId, { accountId: row?.id ?? '' })
    const { budget, extras } = await detailOf(projectId)
    expect(budget).toMatchObject({ orderedCents: 0, invoicedCents: 0, returnedCents: 0, isOverspent: false })
    expect(extras).toEqual([])
    expect((await other.shop.Projects.GetOverspentProjects()).projects).toEqual([])
  })

  test('is overspent when orders cost more than it, however little is planned, and leads the dashboard', async () => {
    const { projectId, budget } = await aPlannedRoom(pro, shop.tiles[0] ?? '', { budgetCents: 12_000 })
    expect(budget).toMatchObject({ isOver: true, isOverspent: false, toOrderCents: budget.plannedCents })
    await ordered(projectId)
    const after = (await detailOf(projectId)).budget
    expect(after).toMatchObject({
      orderedCents: 12_707,
      leftCents: 12_000 - 12_707 - after.toOrderCents,
      isOver: true,
      isOverspent: true,
    })
    const { projects } = await pro.shop.Projects.GetOverspentProjects()
    expect(projects).toContainEqual({ projectId, name: 'Master bath', budgetCents: 12_000, spentCents: 12_707 })
    const listed = (await pro.shop.MyAccount.GetMyProjects()).projects.find((one) => one.projectId === projectId)
    expect(listed).toMatchObject({ orderedCents: 12_707, isOverspent: true, leftCents: after.leftCents })
  })

  test('equals the ledger to the cent, and its rooms equal it', async () => {
    const { projectId } = await aPlannedRoom(pro, shop.tiles[0] ?? '', { budgetCents: 100_000 })
    const [first, second] = [await ordered(projectId), await ordered(projectId, { taxCents: 709, totalCents: 12_709 })]
    await deliver(first, [{ lineNo: 1, boxes: 3 }])
    await deliver(first, [
      { lineNo: 1, boxes: 4 },
      { lineNo: 2, boxes: 3 },
    ])
    await deliver(second, [{ lineNo: 2, boxes: 1 }])
    await bringBack(first, 1, 2)
    const { budget, rooms } = await detailOf(projectId)
    const ledger = await ledgerOf(projectId)
    expect(budget).toMatchObject({
      orderedCents: 25_416,
      invoicedCents: ledger?.invoiced,
      returnedCents: ledger?.returned,
    })
    expect(ledger?.returned).toBeGreaterThan(0)
    expect(budget.leftCents).toBe(100_000 - 25_416 + budget.returnedCents - budget.toOrderCents)
    const parts = [...rooms, budget.outside]
    for (const kind of ['orderedCents', 'invoicedCents', 'returnedCents', 'plannedCents', 'toOrderCents'] as const)
      expect(parts.reduce((sum, one) => sum + one[kind], 0)).toBe(budget[kind])
    expect(rooms[0]?.invoicedCents).toBeGreaterThan(7000)
    expect(rooms[0]?.returnedCents).toBe(budget.returnedCents)
    await deliver(second, [
      { lineNo: 1, boxes: 7 },
      { lineNo: 2, boxes: 2 },
    ])
    expect((await detailOf(projectId)).budget.invoicedCents).toBe(25_416)
  })

  test('has offers, and stops counting those that were declined', async () => {
    const { projectId } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const { quotationId } = await pro.shop.Quotes.RequestQuote({ projectId })
    expect((await detailOf(projectId)).budget.quotedCents).toBe(0)
    await shop.answer()
    const { versions } = await pro.shop.MyAccount.GetQuoteDetail({ quotationId })
    const offer = versions.toSorted((a, b) => b.version - a.version)[0]
    const { budget, rooms } = await detailOf(projectId)
    expect(budget.quotedCents).toBe(offer?.totalCents)
    expect(rooms[0]?.quotedCents).toBe(offer?.totalCents)
    await pro.shop.Quotes.DeclineQuote({ quotationId, version: offer?.version ?? 0, reason: 'Too late' })
    expect((await detailOf(projectId)).budget.quotedCents).toBe(0)
  })
})

test('materials show what was ordered beyond the plan, with its price', async () => {
  const { projectId, items } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
  const need = items[0]?.boxes ?? 0
  const sku = items[0]?.sku ?? ''
  const line = { lineNo: 1, sku, name: 'Tile', room: 'Bath', boxes: need + 2, unitPriceCents: 500 }
  const cents = (need + 2) * 500
  await ordered(projectId, {
    subtotalCents: cents,
    totalCents: cents,
    taxCents: 0,
    shippingCents: 0,
    lines: [{ ...line, totalCents: cents }],
  })
  await ordered(projectId)
  const detail = await detailOf(projectId)
  expect(detail.items[0]).toMatchObject({ orderedBoxes: need, openBoxes: 0 })
  expect(detail.extras.map((one) => [one.sku, one.room, one.orderedBoxes, one.goodsCents])).toEqual(
    expect.arrayContaining([
      [sku, 'Bath', 2, 1000],
      ['TES-1', 'Bath', 7, 7000],
      ['TES-2', 'Hall', 3, 3001],
    ]),
  )
})

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/** Rows that a plan took out of tables or compared with each other, over all its loops. */
function readRows(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const own = (node['Relation Name'] ? node['Actual Rows'] : 0) + removed
  return own * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, one) => sum + readRows(one), 0)
}

/** Hands the plan of a statement to whoever reads its rows. */
function explaining(db: Queryable, plans: PlanNode[]): Queryable {
  const rows = async <Row>(query: Sql): Promise<Row[]> => {
    const [found] = await db.rows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(sql`explain (analyze, format json) ${query}`)
    plans.push(...(found?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
    return []
  }
  return { rows, find: (query) => db.find(query), send: (query) => db.send(query) }
}

test('the costs of a project read its own documents only, however many others there are', async () => {
  const { projectId } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
  const first = await ordered(projectId)
  await ordered(projectId)
  await deliver(first, [{ lineNo: 1, boxes: 7 }])
  const { projectId: other } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
  const others = await insertSalesDocuments(
    shop.database,
    Array.from({ length: 400 }, () => anOrder(other)),
  )
  await shop.database.rows(sql`
    insert into billing_documents (id, key, type, account_id, sales_document_id, document_on, due_on, goods_cents, amount_cents)
    select 'RV' || to_char(8000000000 + nr, 'FM0000000000'), 'plan ' || nr, 'RV', ${accountId}, id, current_date, current_date, 1, 1
    from unnest(${others.map(({ id }) => id)}::text[]) with ordinality as other(id, nr)`)
  await shop.database.rows(sql`analyze sales_documents, sales_lines, billing_documents, deliveries, delivery_lines`)
  const plans: PlanNode[] = []
  await readProjectCosts(explaining(shop.database, plans), accountId, [projectId])
  expect(plans).toHaveLength(1)
  // 2 orders with 2 lines each and one invoice; a plan that goes through the 400 others reads 800 and more
  expect(plans.reduce((sum, plan) => sum + readRows(plan), 0)).toBeLessThan(200)
})
