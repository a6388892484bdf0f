import { postPayments } from '@tessera/middleware/modules/ledger/posting/post-payments'
import { postRefunds } from '@tessera/middleware/modules/ledger/posting/post-refunds'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { daysAgo } from '../billing/a-billing-shop.ts'
import { ledgerFaults } from '../billing/an-account.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { aCreditDesk, type CreditDesk } from './a-credit-desk.ts'

let shop: CreditDesk['shop']
let people: CreditDesk['people']
let credit: CreditDesk['credit']
let ada: CreditDesk['ada']
let owner: CreditDesk['owner']
let invoiced: CreditDesk['invoiced']
beforeAll(async () => {
  ;({ shop, people, credit, ada, owner, invoiced } = await aCreditDesk())
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

let keys = 0
const post = (changes: object, operator = credit) => {
  keys += 1
  const usual = { kind: 'check' as const, reference: String(keys), amountCents: 10_800, parts: [] }
  return operator.PostDocument({ customerNumber: owner.number, key: `post ${keys}`, ...usual, ...changes })
}
const openOf = async (documentId: string) => (await credit.GetDocument({ documentId })).document.openCents
const balance = async () => (await credit.GetLedger({ customerNumber: owner.number })).balanceCents
const part = (documentId: string, cents: number) => [{ documentId, cents }]
const mailsSince = async (at: Date) =>
  (
    await shop.database.rows<{ subject: string }>(sql`
      select subject from mails where template in ('payment-posted', 'credit-posted') and created_at >= ${at}
      order by created_at`)
  ).map(({ subject }) => subject)

test('are refused without the right, and without what they need', async () => {
  const parts = part(await invoiced(10), 10_800)
  expect(await refusal(post({ parts }, await staffWith(shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
  for (const [wrong, field] of [
    [{ parts, reference: ' ' }, 'reference'],
    [{ parts, kind: 'credit-memo' }, 'reason'],
    [{ parts, kind: 'write-off' }, 'reason'],
    [{ parts, kind: 'apply' }, 'creditId'],
    [{ parts, amountCents: 0 }, 'amountCents'],
    [{ parts, amountCents: -1 }, 'amountCents'],
    [{ parts, amountCents: 10_799 }, 'parts'],
    [{ parts, amountCents: 10_801 }, 'keepsRemainder'],
    [{ parts: [...parts, ...parts], amountCents: 21_600 }, `parts.${parts[0]?.documentId}`],
    [{ parts, receivedOn: daysAgo(-1) }, 'receivedOn'],
    [{ parts, receivedOn: '2026-02-30' }, 'receivedOn'],
    [{ parts, amountCents: 108.005 }, 'amountCents'],
  ] as const)
    expect([wrong, await refusal(post(wrong))]).toMatchObject([wrong, { status: 400, fields: [{ field }] }])
  expect(await openOf(parts[0]?.documentId ?? '')).toBe(10_800)
  expect(await refusal(post({ parts, customerNumber: 'none' }))).toMatchObject({ status: 404 })
})

test('are refused for what is paid, a credit, too much, held, or of someone else', async () => {
  const [paid, held, other] = [await invoiced(10), await invoiced(10), await invoiced(10)]
  await post({ parts: part(paid, 10_800) })
  await shop.database.rows(sql`update billing_documents set held_cents = 800 where id = ${held}`)
  const eve = await shop.database.find<{ number: string }>(sql`
    select a.number from accounts a join people p on p.account_id = a.id where p.email = ${people.eve.email}`)
  const { documentId: memo } = await post({
    kind: 'credit-memo',
    reason: 'Sorry',
    keepsRemainder: true,
    amountCents: 5,
  })
  for (const [wrong, code] of [
    [{ parts: part(paid, 1), amountCents: 1 }, 'Billing.NothingOpen'],
    [{ parts: part(memo, 1), amountCents: 1 }, 'Billing.NotPayable'],
    [{ parts: part(other, 10_801), amountCents: 10_801 }, 'Billing.TooMuch'],
    [{ parts: part(held, 10_001), amountCents: 10_001 }, 'Billing.BeingPaid'],
    [{ parts: part(other, 1), amountCents: 1, customerNumber: eve?.number }, 'NotFound'],
    [{ kind: 'apply', creditId: other, parts: part(other, 1), amountCents: 1 }, 'NotFound'],
    [{ kind: 'apply', creditId: memo, parts: part(other, 6), amountCents: 6 }, 'Billing.TooMuch'],
  ] as const)
    expect([wrong, await refusal(post(wrong))]).toMatchObject([wrong, { code }])
  await shop.database.rows(sql`update billing_documents set held_cents = 0 where id = ${held}`)
  expect(await openOf(other)).toBe(10_800)
})

test('a check pays invoices, leaves a credit, once, and everyone sees it at once', async () => {
  const [one, two] = [await invoiced(40), await invoiced(10)]
  const before = { balance: await balance(), at: new Date() }
  const body = {
    customerNumber: owner.number,
    kind: 'check' as const,
    reference: '2044',
    amountCents: 20_000,
    parts: [...part(one, 10_800), ...part(two, 4200)],
    keepsRemainder: true,
  }
  const effect = await credit.PreviewPosting(body)
  expect(effect).toMatchObject({
    documents: [
      { documentId: one, beforeCents: 10_800, openCents: 0 },
      { documentId: two, beforeCents: 10_800, openCents: 6600 },
    ],
    appliedCents: 15_000,
    remainderCents: 5000,
    balanceBeforeCents: before.balance,
    sameReferenceId: null,
    balanceCents: before.balance - 20_000,
  })
  expect(effect.creditFreeCents - effect.creditFreeBeforeCents).toBe(15_000)
  expect(await balance()).toBe(before.balance)
  const sent = { ...body, key: 'twice' }
  const [first, again] = await Promise.all([credit.PostDocument(sent), credit.PostDocument(sent)])
  expect(again).toEqual(first)
  expect(await refusal(credit.PostDocument({ ...sent, amountCents: 20_001 }))).toMatchObject({
    code: 'Billing.KeyUsed',
  })
  expect([await balance(), await openOf(one), await openOf(two), await openOf(first.documentId)]).toEqual([
    effect.balanceCents,
    0,
    6600,
    5000,
  ])
  expect((await credit.GetLedger({ customerNumber: owner.number })).creditFreeCents).toBe(effect.creditFreeCents)
  const { applications } = await ada.MyBilling.GetBillingDocument({ documentId: one })
  expect(applications).toMatchObject([{ documentId: first.documentId, cents: 10_800 }])
  expect(await credit.GetDocument({ documentId: first.documentId })).toMatchObject({
    reference: 'Check 2044',
    movements: [{ openCents: 20_000 }, { openCents: 9200 }, { openCents: 5000 }],
    postedBy: { name: expect.any(String) },
  })
  expect(await mailsSince(before.at)).toContain('We posted Check 2044 for $200.00')
  expect((await credit.PreviewPosting({ ...body, parts: [] })).sameReferenceId).toBe(first.documentId)
  const records = await shop.database.rows(sql`
    select from audit_records where action = 'posting.check' and object = ${first.documentId}`)
  expect(records).toHaveLength(1)
  // the rest pays another invoice later
  await post({ kind: 'apply', creditId: first.documentId, amountCents: 5000, parts: part(two, 5000) })
  expect([await balance(), await openOf(two), await openOf(first.documentId)]).toEqual([effect.balanceCents, 1600, 0])
})

test('a credit memo tells its reason, a write-off keeps it among staff', async () => {
  const [one, two] = [await invoiced(10, { jobName: 'Oak Lane' }), await invoiced(60)]
  const at = new Date()
  const memo = await post({ kind: 'credit-memo', amountCents: 800, parts: part(one, 800), reason: 'Chipped corner' })
  const off = await post({ kind: 'write-off', amountCents: 10_800, parts: part(two, 10_800), reason: 'Bankrupt' })
  expect(await mailsSince(at)).toEqual([`Credit memo ${memo.documentId} for $8.00`])
  const billing = ada.MyBilling
  expect(await billing.GetBillingDocument({ documentId: memo.documentId })).toMatchObject({
    text: 'Chipped corner',
    jobName: 'Oak Lane',
    status: 'cleared',
  })
  expect(JSON.stringify(await billing.GetBillingDocument({ documentId: off.documentId }))).not.toContain('Bankrupt')
  expect(await openOf(two)).toBe(0)
  const books = await shop.database.rows<{ book: string }>(sql`
    select p.book from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where e.key = ${`issue ${off.documentId}`} and p.book <> 'receivable'`)
  expect(books).toEqual([{ book: 'write-offs' }])
})

test('two checks for one invoice at once: one is posted, the other says why not', async () => {
  const parts = part(await invoiced(10), 10_800)
  const outcomes = await Promise.all([refusal(post({ parts })), refusal(post({ parts }))])
  expect(outcomes.filter((one) => one === undefined)).toHaveLength(1)
  expect(outcomes.find((one) => one)).toMatchObject({ code: 'Billing.NothingOpen' })
})

const reverse = (documentId: string, changes: object = {}, operator = credit) =>
  operator.ReversePosting({ documentId, reason: 'Wrong customer', key: `reverse ${documentId}`, ...changes })

test('are not reversed without the right, a reason, or a posting of staff, nor after a year, a refund or while used', async () => {
  const invoice = await invoiced(10)
  const { documentId } = await post({ parts: part(invoice, 5000), keepsRemainder: true })
  expect(await refusal(reverse(documentId, {}, await staffWith(shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
  expect(await refusal(reverse(documentId, { reason: ' ' }))).toMatchObject({ fields: [{ field: 'reason' }] })
  expect(await refusal(reverse('DZ0000000000'))).toMatchObject({ status: 404 })
  expect(await refusal(reverse(invoice))).toMatchObject({ code: 'Billing.NotReversible' })
  await shop.database.rows(sql`update billing_documents set held_cents = 1 where id = ${documentId}`)
  expect(await refusal(reverse(documentId))).toMatchObject({ code: 'Billing.BeingPaid' })
  await shop.database.rows(sql`update billing_documents set held_cents = 0 where id = ${documentId}`)
  const [old = { id: '' }] = await postPayments(shop.database, [
    { key: 'old', accountId: owner.accountId, paidOn: daysAgo(366), cents: 100, reference: 'Check 1', parts: [] },
  ])
  await shop.database.rows(sql`
    insert into staff_postings (account_id, key, request, kind, document_id, posted_by, posted_at)
    values (${owner.accountId}, 'old', '', 'check', ${old.id}, 'Olga', now())`)
  expect(await refusal(reverse(old.id))).toMatchObject({
    code: 'Billing.NotReversible',
    message: expect.stringContaining('more than a year ago'),
  })
  const refund = { key: 'paid out', accountId: owner.accountId, creditId: documentId, cents: 100, reference: 'Check' }
  await postRefunds(shop.database, [{ ...refund, refundedOn: daysAgo(0) }])
  expect(await refusal(reverse(documentId))).toMatchObject({ message: expect.stringContaining('was refunded') })
  expect(await openOf(invoice)).toBe(5800)
})

test('a check is reversed once: what it paid is open again, and everyone sees it', async () => {
  const [one, two] = [await invoiced(40), await invoiced(10)]
  const before = { balance: await balance(), at: new Date() }
  const parts = [...part(one, 10_800), ...part(two, 4200)]
  const { documentId } = await post({ amountCents: 20_000, parts, keepsRemainder: true, reference: '7001' })
  await post({ kind: 'apply', creditId: documentId, amountCents: 1000, parts: part(two, 1000) })
  const [first, again] = await Promise.all([reverse(documentId), reverse(documentId)])
  expect([first, again]).toEqual([first, { documentId, reopenedIds: [one, two] }])
  expect(await refusal(reverse(documentId, { key: 'by a colleague' }))).toMatchObject({ code: 'Billing.Reversed' })
  expect([await balance(), await openOf(one), await openOf(two), await openOf(documentId)]).toEqual([
    before.balance,
    10_800,
    10_800,
    0,
  ])
  const shown = await credit.GetDocument({ documentId })
  expect(shown).toMatchObject({ document: { status: 'reversed' }, reversedBy: { reason: 'Wrong customer' } })
  expect(shown.movements.map(({ text }) => text)).toContain('Payment reversed')
  expect(shown.movements.at(-1)).toMatchObject({ openCents: 0 })
  expect((await credit.GetLedger({ customerNumber: owner.number })).lines).toContainEqual(
    expect.objectContaining({ documentId, text: 'Payment reversed', cents: 20_000 }),
  )
  const { applications, status } = await ada.MyBilling.GetBillingDocument({ documentId: one })
  expect([applications, status]).toEqual([[], 'overdue'])
  const mails = await shop.database.rows(sql`
    select subject from mails where template = 'posting-reversed' and created_at >= ${before.at}`)
  expect(mails).toEqual([{ subject: 'We reversed Check 7001 for $200.00' }])
  const records = await shop.database.rows(sql`
    select from audit_records where action = 'reversal.check' and object = ${documentId}`)
  expect(records).toHaveLength(1)
  // the invoice is paid again, by the check of the right customer
  await post({ parts: part(one, 10_800) })
  expect(await openOf(one)).toBe(0)
})

test('a write-off is reversed without a word to the customer, a memo with one', async () => {
  const [one, two] = [await invoiced(10), await invoiced(60)]
  const at = new Date()
  const memo = await post({ kind: 'credit-memo', amountCents: 800, parts: part(one, 800), reason: 'Chipped' })
  const off = await post({ kind: 'write-off', amountCents: 10_800, parts: part(two, 10_800), reason: 'Bankrupt' })
  for (const { documentId } of [memo, off]) await reverse(documentId)
  expect([await openOf(one), await openOf(two)]).toEqual([10_800, 10_800])
  const mails = await shop.database.rows(sql`
    select subject from mails where template = 'posting-reversed' and created_at >= ${at}`)
  expect(mails).toEqual([{ subject: `We reversed credit memo ${memo.documentId} for $8.00` }])
})

test('after any postings the balance is the sum of the documents, and none is below zero', async () => {
  const step = fc.record({
    kind: fc.constantFrom('check', 'ach', 'credit-memo', 'write-off', 'apply', 'invoice', 'reverse'),
    amountCents: fc.integer({ min: 1, max: 15_000 }),
    pick: fc.nat(7),
    keepsRemainder: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      for (const { kind, amountCents, pick, keepsRemainder } of steps) {
        if (kind === 'invoice') await invoiced(pick)
        const { items } = await credit.ListDocuments({ customerNumber: owner.number })
        const credits = await credit.ListDocuments({ customerNumber: owner.number, view: 'credits' })
        const debt = items[pick % Math.max(1, items.length)]
        const parts = debt ? part(debt.documentId, Math.min(amountCents, 11_000)) : []
        const creditId = credits.items[0]?.documentId
        if (kind === 'reverse' && creditId) await refusal(reverse(creditId, { key: `random ${pick}` }))
        if (kind !== 'invoice' && kind !== 'reverse')
          await refusal(post({ kind, amountCents, parts, keepsRemainder, creditId, reason: 'Random' }))
      }
      const sums = await shop.database.find<{ cents: number; lowest: number }>(sql`
        select sum(case when side = 'debit' then open_cents else -open_cents end)::float8 as cents,
          min(open_cents)::float8 as lowest
        from billing_documents where account_id = ${owner.accountId}`)
      const posted = await shop.database.find<{ cents: number }>(sql`
        select sum(p.cents)::float8 as cents from ledger_postings p join ledger_entries e on e.id = p.entry_id
        where e.account_id = ${owner.accountId} and p.book = 'receivable'`)
      expect([await balance(), posted?.cents]).toEqual([sums?.cents, sums?.cents])
      expect(sums?.lowest).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 6 },
  )
  expect(await ledgerFaults(shop.database)).toEqual([])
})
