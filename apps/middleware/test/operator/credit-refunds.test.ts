import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { staffWith } from '../refusals/staff-with.ts'
import { aCreditDesk, type CreditDesk } from './a-credit-desk.ts'

let shop: CreditDesk['shop']
let credit: CreditDesk['credit']
let owner: CreditDesk['owner']
let invoiced: CreditDesk['invoiced']
beforeAll(async () => {
  ;({ shop, credit, owner, invoiced } = await aCreditDesk())
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

let keys = 0
const post = (changes: object) => {
  keys += 1
  const usual = { kind: 'check' as const, reference: String(keys), amountCents: 10_800, parts: [] }
  return credit.PostDocument({ customerNumber: owner.number, key: `post ${keys}`, ...usual, ...changes })
}
const part = (documentId: string, cents: number) => [{ documentId, cents }]
const refund = (documentId: string, changes: object = {}, operator = credit) =>
  operator.RefundCredit({ documentId, reason: 'Asked on the phone', key: `refund ${documentId}`, ...changes })
const aCredit = async (cents: number) =>
  (await post({ amountCents: cents, reference: `Check of ${cents}`, parts: [], keepsRemainder: true })).documentId

test('a refund of a credit needs the right, a reason, an open credit, and nothing overdue', async () => {
  const invoice = await invoiced(75)
  const documentId = await aCredit(900)
  expect(await refusal(refund(documentId, {}, await staffWith(shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
  expect(await refusal(refund(documentId, { reason: ' ' }))).toMatchObject({ fields: [{ field: 'reason' }] })
  expect(await refusal(refund('DZ0000000000'))).toMatchObject({ status: 404 })
  expect(await refusal(refund(invoice))).toMatchObject({ code: 'Billing.NoRefund' })
  expect(await refusal(refund(documentId))).toMatchObject({
    message: 'This customer has an overdue balance. Apply the credit to it first.',
  })
  expect((await credit.GetDesk()).refunds).toEqual([])
  expect(await credit.GetDocument({ documentId: invoice })).toMatchObject({ refundableCents: 0, refundingCents: 0 })
})

test('a refund holds all that is free, once, until it was sent', async () => {
  const { items } = await credit.ListDocuments({ customerNumber: owner.number })
  for (const { documentId, openCents } of items)
    await post({ kind: 'write-off', amountCents: openCents, parts: part(documentId, openCents), reason: 'Test' })
  const documentId = await aCredit(700)
  expect(await credit.GetDocument({ documentId })).toMatchObject({ refundableCents: 700, refundingCents: 0 })
  const [{ refundId }, again] = [await refund(documentId), await refund(documentId)]
  expect(again.refundId).toBe(refundId)
  expect(await refusal(refund(documentId, { key: 'another form' }))).toMatchObject({ code: 'Billing.NothingOpen' })
  expect(await credit.GetDocument({ documentId })).toMatchObject({ refundableCents: 0, refundingCents: 700 })
  expect((await credit.GetDesk()).refunds).toMatchObject([{ refundId, documentId, cents: 700 }])
  const clerk = await staffWith(shop, 'OrderAdmin')
  expect((await clerk.GetDesk()).refunds).toEqual([])
  expect(await refusal(clerk.ConfirmRefund({ refundId, reference: 'Check 1210' }))).toMatchObject({ status: 403 })
  await credit.ConfirmRefund({ refundId, reference: 'Check 1210' })
  const sent = await credit.GetDocument({ documentId })
  expect(sent).toMatchObject({ document: { openCents: 0 }, refundingCents: 0 })
  expect(sent.movements.at(-1)).toMatchObject({ text: 'Refunded', cents: -700 })
  const { items: records } = await credit.ListAudit({ object: documentId })
  expect(records.filter(({ action }) => action === 'credit.refund')).toHaveLength(1)
})
