import { insertProjects } from '@tessera/middleware/modules/plans/projects/insert-projects'
import { insertQuotes } from '@tessera/middleware/modules/plans/quotes/insert-quotes'
import { insertSelectionSheets } from '@tessera/middleware/modules/plans/selection-sheets/insert-selection-sheets'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'

let shop: PlanShop
let pro: Member
let owner: { accountId: string; personId: string }
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@history.example')
  const row = await shop.database.find<typeof owner>(sql`
    select account_id as "accountId", id as "personId" from people where email = ${pro.email}`)
  owner = row ?? { accountId: '', personId: '' }
})

const createdAt = '2025-03-01T15:00:00.000Z'

test('a history of projects, quotes and sheets reads like one that was made by people', async () => {
  const [sku = '', other = ''] = shop.tiles
  const item = { sku, boxes: 8, seenPriceCents: 5000, areaSqft: 100 }
  const [projectId = '', second] = await insertProjects(shop.database, [
    {
      ...owner,
      name: 'Lake house',
      createdAt,
      savedAt: createdAt,
      rooms: [{ name: 'Hall', lengthFt: 10, widthFt: 10, items: [{ ...item, alternates: [{ ...item, sku: other }] }] }],
      items: [{ sku: other, boxes: 2, seenPriceCents: 1 }],
    },
    { ...owner, name: 'Shed', createdAt },
  ])
  expect(second).not.toBe(projectId)
  const project = await pro.shop.MyAccount.GetProjectDetail({ projectId })
  expect(project).toMatchObject({ name: 'Lake house', isDraft: false, rooms: [{ areaSqft: 100 }] })
  expect(project.items).toHaveLength(3)
  const prices = { listPriceCents: 5000, unitPriceCents: 4800, requestedBoxes: 8, boxes: 8, note: null, room: null }
  const lines = [{ lineNo: 1, sku, name: 'Tile', ...prices }]
  const request = { version: 0, by: 'Ada Mason', at: createdAt, lines }
  const offer = { version: 1, by: 'Morgan Tiller', at: createdAt, validUntil: '2025-03-31', taxCents: 100, lines }
  const ids = await insertQuotes(shop.database, [
    { ...owner, state: 'offered', projectId, createdAt, rep: 'Morgan Tiller', versions: [request, offer] },
    {
      ...owner,
      state: 'draft',
      createdAt,
      versions: [request],
      messages: [{ from: 'customer', author: 'Ada', message: 'Hi', at: createdAt }],
    },
  ])
  const quote = await pro.shop.MyAccount.GetQuoteDetail({ quotationId: ids[0] ?? '' })
  expect(quote).toMatchObject({ status: 'expired', version: 1, versions: [{ totalCents: 8 * 4800 + 100 }] })
  const [sheetId = ''] = await shop.database.transaction((db) =>
    insertSelectionSheets(db, shop.catalog, [
      {
        ...owner,
        name: 'Lake house',
        state: 'approved',
        projectId,
        createdAt,
        updatedBy: 'Ada Mason',
        rooms: [{ name: 'Hall', items: [{ sku, boxes: 8, alternates: [{ sku: other, boxes: 9 }], chosen: 0 }] }],
        signature: { name: 'Chris Client', at: createdAt },
      },
    ]),
  )
  const sheet = await pro.shop.MyAccount.GetSelectionSheetDetail({ selectionSheetId: sheetId })
  expect(sheet).toMatchObject({
    status: 'approved',
    signatures: [{ name: 'Chris Client' }],
    versions: [{ isSigned: true }],
  })
  const cart = await pro.shop.SelectionSheets.GetSelectionSheetCart({ selectionSheetId: sheetId })
  expect(cart.items).toEqual([{ sku: other, quantity: 9, room: 'Hall' }])
})
