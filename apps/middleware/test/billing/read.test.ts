import { postCredits } from '@tessera/middleware/modules/ledger/posting/post-credits'
import { postDocuments } from '@tessera/middleware/modules/ledger/posting/post-documents'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, daysAgo, type Payer } from './a-billing-shop.ts'

let shop: BillingShop
let ada: Payer
let eve: Payer
let ids: Record<'late' | 'soon' | 'far' | 'paid' | 'credit', string>
beforeAll(async () => {
  shop = await aBillingShop()
  ada = await shop.pro('ada@example.com')
  eve = await shop.pro('eve@example.com')
  const { database } = shop.payments.auth
  const [credit] = await postCredits(database, [
    {
      key: 'credit',
      type: 'ZG',
      accountId: ada.accountId,
      documentOn: daysAgo(15),
      goodsCents: 3000,
      words: 'Returned',
    },
  ])
  ids = {
    late: await shop.invoice(ada, 'late', { documentOn: daysAgo(75), poNumber: 'PO 100%', jobName: 'Lake house' }),
    soon: await shop.invoice(ada, 'soon', { documentOn: daysAgo(25), goodsCents: 20_000, jobName: 'Lake house' }),
    far: await shop.invoice(ada, 'far', { documentOn: daysAgo(2) }),
    paid: await shop.invoice(ada, 'paid', { documentOn: daysAgo(70), paid: { words: 'Check 1042' } }),
    credit: credit?.id ?? '',
  }
})
beforeEach(() => shop.payments.auth.database.rows(sql`delete from rate_limits`))

type Shop = Payer['shop']
const everyCall = ({ MyAccount, MyBilling }: Shop) => [
  MyAccount.SearchForInvoices({}),
  MyAccount.GetBillingHistory({}),
  MyAccount.PaymentCreditStatements({}),
  MyAccount.PaymentCreditStatements({}, { payOpenInvoices: 'true' }),
  MyAccount.GetStatements(),
  MyBilling.GetBillingSummary(),
  MyBilling.GetBillingDocument({ documentId: ids.late }),
  MyBilling.GetStatementDetail({ statementId: 'x' }),
  MyBilling.GetInvoicePayment({ paymentId: 'x' }),
  MyBilling.DisputeDocument({ documentId: ids.late, reason: 'x' }),
]
const refused = async (who: Shop, expected: object) => {
  for (const answer of await Promise.allSettled(everyCall(who))) expect(answer).toMatchObject({ reason: expected })
}

describe('billing is refused', () => {
  test('to strangers', () => refused(shop.anonymous, { status: 401 }))

  test('to retail customers', async () => {
    const retail = await shop.retail('retail@example.com')
    await refused(retail.shop, { status: 403, code: 'Billing.ProOnly' })
  })

  test('without the right', async () => {
    const buyer = await shop.colleague(ada, 'buyer@example.com', ['buy', 'account-view'])
    await refused(buyer.shop, { status: 403, code: expect.stringMatching(/^Billing\.Needs(View|Pay)$/) })
  })

  test('for data of another account as for unknown data', async () => {
    const { MyBilling, MyAccount } = eve.shop
    for (const documentId of [ids.late, 'RV1', ''])
      await expect(MyBilling.GetBillingDocument({ documentId })).rejects.toMatchObject({ status: 404 })
    await expect(MyBilling.DisputeDocument({ documentId: ids.late, reason: 'x' })).rejects.toMatchObject({
      status: 404,
    })
    const chosen = { creditIds: [ids.credit] }
    await expect(MyAccount.PaymentCreditStatements(chosen)).rejects.toMatchObject({ status: 404 })
    await expect(MyAccount.PaymentCreditStatements(chosen, { payOpenInvoices: 'true' })).rejects.toMatchObject({
      status: 404,
    })
    expect(await MyAccount.SearchForInvoices({})).toMatchObject({ items: [], totalCount: 0, openCents: 0 })
    expect(await MyAccount.GetBillingHistory({})).toMatchObject({ items: [], totalCount: 0 })
    expect(await MyAccount.GetStatements()).toMatchObject({
      statements: [],
      current: null,
      firstOn: expect.any(String),
    })
  })

  test.each([
    [{ pageSize: 7 }, 'pageSize'],
    [{ sortBy: 'password' }, 'sortBy'],
    [{ filters: [{ key: 'MY STATUS_DUE' as const, value: 'never' }] }, 'filters.MY STATUS_DUE'],
    [{ filters: [{ key: 'ZZDOCTYFI' as const, value: 'XX' }] }, 'filters.ZZDOCTYFI'],
    [{ filters: [{ key: 'ZZORDERTYPE' as const, value: 'sample' }] }, 'filters.ZZORDERTYPE'],
  ])('with %j, naming the field', async (query, field) => {
    await expect(ada.shop.MyAccount.SearchForInvoices(query)).rejects.toMatchObject({
      status: 400,
      fields: [{ field, message: expect.any(String) }],
    })
  })
})

describe('invoices', () => {
  const found = async (filters: [string, string][], more = {}) => {
    const query = { filters: filters.map(([key, value]) => ({ key: key as 'CHAR', value })), ...more }
    return (await ada.shop.MyAccount.SearchForInvoices(query)).items.map(({ documentId }) => documentId)
  }

  test('are found by status, due date, period, text and type', async () => {
    expect(await found([])).toEqual([ids.far, ids.soon, ids.paid, ids.late])
    expect(await found([['STATUS', 'open']])).toEqual([ids.far, ids.soon, ids.late])
    expect(await found([['STATUS', 'closed']])).toEqual([ids.paid])
    expect(await found([['MY STATUS_DUE', 'overdue']])).toEqual([ids.late])
    expect(await found([['MY STATUS_DUE', 'due 7']])).toEqual([ids.soon])
    expect(await found([['MY STATUS_DUE', 'not due']])).toEqual([ids.far, ids.soon])
    const ahead = [await found([['MY STATUS_DUE', 'due 8-30']]), await found([['MY STATUS_DUE', 'due later']])]
    expect(ahead.flat()).toEqual([ids.far])
    expect(await found([['PERIODE', '30']])).toEqual([ids.far, ids.soon])
    expect(await found([['CHAR', 'po 100%']])).toEqual([ids.late])
    expect(await found([['CHAR', 'lake']])).toEqual([ids.soon, ids.late])
    expect(await found([['CHAR', '_']])).toEqual([])
    expect(await found([['ZZDOCTYFI', 'ZG']])).toEqual([ids.credit])
    expect(
      await found([
        ['STATUS', 'open'],
        ['CHAR', 'lake'],
        ['PERIODE', '30'],
      ]),
    ).toEqual([ids.soon])
  })

  test('are sorted and paged, with totals of all that was found', async () => {
    expect((await found([], { sortBy: 'amountCents', sortDirection: 'desc' }))[0]).toBe(ids.soon)
    expect((await found([], { sortBy: 'openCents', sortDirection: 'asc' }))[0]).toBe(ids.paid)
    expect(await found([], { sortBy: 'dueOn', sortDirection: 'asc', pageSize: 5 })).toEqual([
      ids.late,
      ids.paid,
      ids.soon,
      ids.far,
    ])
    const page = await ada.shop.MyAccount.SearchForInvoices({ pageSize: -1 })
    expect(page).toMatchObject({ totalCount: 4, isCapped: false, openCents: 42_400, overdueCents: 10_800 })
    expect(page.items.find(({ documentId }) => documentId === ids.late)).toMatchObject({
      status: 'overdue',
      statusText: '45 days overdue',
      daysOverdue: 45,
      typeText: 'Invoice',
      canPay: true,
    })
  })

  test('show what was set against them', async () => {
    const { applications, openCents, clearedOn } = await ada.shop.MyBilling.GetBillingDocument({ documentId: ids.paid })
    expect({ applications, openCents, clearedOn }).toMatchObject({
      applications: [{ type: 'DZ', cents: 10_800, bookedOn: daysAgo(70) }],
      openCents: 0,
      clearedOn: daysAgo(70),
    })
  })
})

test('the history has debits and credits with what they did to the balance', async () => {
  const { items, totalCount } = await ada.shop.MyAccount.GetBillingHistory({ sortDirection: 'asc' })
  expect(totalCount).toBe(6)
  expect(items.map(({ type, effectCents }) => [type, effectCents]).sort()).toEqual([
    ['DZ', -10_800],
    ['RV', 10_800],
    ['RV', 10_800],
    ['RV', 10_800],
    ['RV', 20_800],
    ['ZG', -3000],
  ])
  expect(items.find(({ type }) => type === 'DZ')?.reference).toBe('Check 1042')
})

test('the summary shows what is due, the credit line, ageing, days and months', async () => {
  const summary = await ada.shop.MyBilling.GetBillingSummary()
  const figures = await ada.shop.MyBilling.GetBillingSummary({ only: 'figures' })
  expect(figures).toEqual({ ...summary, spentByMonth: [], spentByJob: [] })
  expect(summary).toMatchObject({
    openCents: 42_400,
    openCount: 3,
    overdueCents: 10_800,
    overdueCount: 1,
    dueThisWeekCents: 20_800,
    creditCents: 3000,
    creditLineCents: 10_000_000,
    creditUsedCents: 42_400,
    creditFreeCents: 9_957_600,
    ageing: { notDueCents: 31_600, days30Cents: 0, days60Cents: 10_800, unappliedCents: 3000 },
    lastPayment: { cents: 10_800, on: daysAgo(70) },
  })
  expect(summary.dueDays.map(({ cents }) => cents)).toEqual([10_800, 20_800, 10_800])
  expect(summary.spentByMonth).toHaveLength(12)
  expect(summary.spentByMonth.reduce((sum, { cents }) => sum + cents, 0)).toBe(47_000)
  expect(summary.spentByJob[0]).toEqual({ name: 'Lake house', cents: 30_000 })
})

test('a dispute marks the document, pauses nothing else, and can be taken back', async () => {
  const { MyBilling } = ada.shop
  const documentId = ids.far
  await expect(MyBilling.DisputeDocument({ documentId })).rejects.toMatchObject({ status: 400 })
  await expect(MyBilling.DisputeDocument({ documentId, reason: 'x', amountCents: 10_801 })).rejects.toMatchObject({
    code: 'Billing.TooMuch',
  })
  const disputed = await MyBilling.DisputeDocument({ documentId, amountCents: 800, reason: 'Wrong tax' })
  expect(disputed).toMatchObject({ status: 'disputed', disputedCents: 800, disputeReason: 'Wrong tax' })
  expect(await MyBilling.DisputeDocument({ documentId, amountCents: 0 })).toMatchObject({
    status: 'open',
    disputedCents: 0,
    disputeReason: null,
  })
})

test('credits are shown with what they would pay, and pay it oldest due first when asked', async () => {
  const fay = await shop.pro('fay@example.com')
  const { database } = shop.payments.auth
  const late = await shop.invoice(fay, 'late', { documentOn: daysAgo(60) })
  const later = await shop.invoice(fay, 'later', { documentOn: daysAgo(30) })
  const memo = (key: string, cents: number) => ({
    key,
    type: 'DG' as const,
    accountId: fay.accountId,
    documentOn: daysAgo(5),
    goodsCents: cents,
  })
  await postDocuments(database, [memo('fay one', 9000), memo('fay two', 4000)])
  const shown = await fay.shop.MyAccount.PaymentCreditStatements({})
  expect(shown).toMatchObject({ isApplied: false, creditCents: 13_000, appliedCents: 13_000, leftOpenCents: 8600 })
  expect(shown.applications.map(({ documentId, cents, openCents }) => [documentId, cents, openCents])).toEqual([
    [late, 9000, 1800],
    [late, 1800, 0],
    [later, 2200, 8600],
  ])
  const body = { key: 'apply' }
  const all = await Promise.all(
    [1, 2, 3].map(() => fay.shop.MyAccount.PaymentCreditStatements(body, { payOpenInvoices: 'true' })),
  )
  for (const applied of all)
    expect(applied).toMatchObject({
      isApplied: true,
      appliedCents: 13_000,
      applications: shown.applications,
      leftCreditCents: 0,
      leftOpenCents: 8600,
    })
  expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(1)
  expect(await shop.openOf(later)).toEqual({ open: 8600, held: 0 })
  expect(await fay.shop.MyAccount.PaymentCreditStatements({})).toMatchObject({ credits: [], applications: [] })
})
