import type { ShopClient } from '@tessera/client/shop/types.gen'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let staff: ShopClient['Operator']
let ada: ShopClient
let adaEmail: string
let owner: { accountId: string; personId: string }
beforeAll(async () => {
  shop = await aWholeShop()
  const people = await thePeople(shop)
  staff = shop.as(people.olga).Operator
  ada = shop.as(people.ada.session)
  adaEmail = people.ada.email
  const row = await shop.database.find<{ accountId: string; personId: string }>(sql`
    update accounts a set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 5000000
    from people p where p.account_id = a.id and p.email = ${adaEmail}
    returning a.id as "accountId", p.id as "personId"`)
  if (!row) throw new Error('Ada is gone')
  owner = row
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

let invoices = 0
/** Two lines of $150.00 and $40.00 with $7.60 tax and $95.00 freight. */
async function anInvoice(): Promise<string> {
  const lines = [
    { lineNo: 1, sku: 'T-1', name: 'Alma 12 × 24', boxes: 5, unitPriceCents: 3000, totalCents: 15_000 },
    { lineNo: 2, sku: 'G-1', name: 'Grout', boxes: 2, unitPriceCents: 2000, totalCents: 4000 },
  ]
  const money = { subtotalCents: 19_000, shippingCents: 9500, taxCents: 760, totalCents: 29_260 }
  const placedAt = new Date().toISOString()
  const [order] = await insertSalesDocuments(shop.database, [
    { ...owner, origin: 'counter', orderType: 'standard', status: 'open', ...money, placedAt, lines },
  ])
  invoices += 1
  const [invoice] = await postInvoices(shop.database, [
    {
      ...owner,
      key: `to dispute ${invoices}`,
      salesDocumentId: order?.id ?? null,
      terms: 'NT30',
      documentOn: placedAt.slice(0, 10),
      goodsCents: 19_000,
      freightCents: 9500,
      taxCents: 760,
      merchandiseCents: 19_000,
    },
  ])
  return invoice?.id ?? ''
}

async function aDispute(more: object): Promise<{ documentId: string; disputedAt: string }> {
  const documentId = await anInvoice()
  const { disputedAt } = await ada.MyBilling.DisputeDocument({ documentId, reason: 'Two boxes were broken', ...more })
  return { documentId, disputedAt: disputedAt ?? '' }
}

const twoBoxes = { lines: [{ lineNo: 1, boxes: 2 }] }
const documentOf = (documentId: string) => ada.MyBilling.GetBillingDocument({ documentId })
const emailsAbout = (documentId: string) =>
  shop.database.rows<{ template: string; body: string }>(sql`
    select template, body from mails where recipient = ${adaEmail} and template in ('dispute-accepted', 'dispute-declined')
      and subject like ${`%${documentId}`} order by created_at`)
const auditOf = (object: string) =>
  shop.database.rows<{ action: string }>(sql`
    select action from audit_records where object = ${object} and action like 'dispute.%' order by id`)

describe('refusals', () => {
  test('a customer decides nothing', async () => {
    const dispute = await aDispute(twoBoxes)
    expect(await refusal(ada.Operator.DecideDispute({ ...dispute, decision: 'accept' }))).toMatchObject({ status: 403 })
  })

  test.each([
    [{ documentId: 'RV9999999999' }, 404],
    [{ disputedAt: 'yesterday' }, 400],
    [{ decision: 'decline' as const, answer: ' ' }, 400],
    [{ decision: 'decline' as const, answer: 'No.', creditCents: 5 }, 400],
    [{ creditCents: 0 }, 400],
    [{ creditCents: 6241 }, 409],
  ])('%j is refused and changes nothing', async (wrong, status) => {
    const dispute = await aDispute(twoBoxes)
    expect(await refusal(staff.DecideDispute({ ...dispute, decision: 'accept', ...wrong }))).toMatchObject({ status })
    expect(await documentOf(dispute.documentId)).toMatchObject({ disputedCents: 6240, openCents: 29_260 })
    expect(await auditOf(dispute.documentId)).toEqual([])
  })

  test('a dispute that was changed or withdrawn meanwhile is not decided', async () => {
    const dispute = await aDispute(twoBoxes)
    await ada.MyBilling.DisputeDocument({ documentId: dispute.documentId, reason: 'Three', amountCents: 9000 })
    const decide = () => refusal(staff.DecideDispute({ ...dispute, decision: 'accept' }))
    expect(await decide()).toMatchObject({ status: 409, code: 'Operator.State' })
    await ada.MyBilling.DisputeDocument({ documentId: dispute.documentId, amountCents: 0 })
    expect(await decide()).toMatchObject({ status: 409, code: 'Operator.State' })
  })
})

test('an accepted dispute is credited to the cent, once, and the customer reads it', async () => {
  const dispute = await aDispute(twoBoxes)
  const { documentId, disputedAt } = dispute
  const waiting = async () => (await staff.GetDesk()).disputes.find((one) => one.documentId === documentId)
  expect(await waiting()).toMatchObject({
    amountCents: 6240,
    reason: 'Two boxes were broken',
    disputedAt,
    lines: [{ lineNo: 1, name: 'Alma 12 × 24', boxes: 2, amountCents: 6240 }],
  })
  const answers = await Promise.all(
    [1, 2, 3].map(() => staff.DecideDispute({ ...dispute, decision: 'accept', answer: 'Sorry!' })),
  )
  const [first] = answers
  expect(first).toMatchObject({ decision: 'accept', creditedCents: 6240, openCents: 23_020 })
  expect(answers).toEqual([first, first, first])
  expect(await waiting()).toBeUndefined()
  const creditId = first?.creditId ?? ''
  expect(await documentOf(documentId)).toMatchObject({
    disputedCents: 0,
    disputeReason: null,
    openCents: 23_020,
    applications: [{ documentId: creditId, type: 'DG', cents: 6240 }],
    disputeOutcomes: [
      { decision: 'accept', disputedCents: 6240, creditedCents: 6240, creditId, answer: 'Sorry!', disputedAt },
    ],
  })
  expect(await documentOf(creditId)).toMatchObject({
    amountCents: 6240,
    goodsCents: 6000,
    freightCents: 0,
    taxCents: 240,
    openCents: 0,
  })
  expect(await auditOf(documentId)).toEqual([{ action: 'dispute.accept' }])
  const emails = await emailsAbout(documentId)
  expect(emails.map(({ template }) => template)).toEqual(['dispute-accepted'])
  expect(emails[0]?.body).toContain('$62.40')
  expect(await refusal(staff.DecideDispute({ ...dispute, decision: 'decline', answer: 'No.' }))).toMatchObject({
    code: 'Operator.State',
  })
})

test('part of a dispute is credited, the rest is due again, and it can be disputed anew', async () => {
  const dispute = await aDispute({ amountCents: 10_000 })
  const { documentId } = dispute
  expect(await staff.DecideDispute({ ...dispute, decision: 'accept', creditCents: 2926 })).toMatchObject({
    creditedCents: 2926,
    openCents: 26_334,
  })
  expect(await documentOf(documentId)).toMatchObject({ disputedCents: 0, status: 'partially-paid' })
  expect(await ada.MyBilling.DisputeDocument({ documentId, reason: 'All of it', amountCents: 7074 })).toMatchObject({
    disputedCents: 7074,
    disputeOutcomes: [{ disputedCents: 10_000, creditedCents: 2926 }],
  })
})

test('a declined dispute moves no money and says why', async () => {
  const dispute = await aDispute(twoBoxes)
  const { documentId } = dispute
  const decline = () => staff.DecideDispute({ ...dispute, decision: 'decline', answer: 'The photo shows all boxes.' })
  expect(await decline()).toEqual(await decline())
  expect(await documentOf(documentId)).toMatchObject({
    disputedCents: 0,
    openCents: 29_260,
    status: 'open',
    applications: [],
    disputeOutcomes: [{ decision: 'decline', creditId: null, creditedCents: 0, answer: 'The photo shows all boxes.' }],
  })
  expect((await emailsAbout(documentId)).map(({ template }) => template)).toEqual(['dispute-declined'])
  expect(await auditOf(documentId)).toEqual([{ action: 'dispute.decline' }])
})

test('what a payment in progress pays is not credited away: the rest of the memo stays open', async () => {
  const dispute = await aDispute({ amountCents: 29_260 })
  const { documentId } = dispute
  await shop.database.rows(sql`update billing_documents set held_cents = 20000 where id = ${documentId}`)
  const { creditId } = await staff.DecideDispute({ ...dispute, decision: 'accept' })
  expect(await documentOf(documentId)).toMatchObject({ openCents: 20_000, heldCents: 20_000 })
  expect(await documentOf(creditId ?? '')).toMatchObject({ amountCents: 29_260, openCents: 20_000 })
})
