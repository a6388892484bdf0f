import { postPayments } from '@tessera/middleware/modules/ledger/posting/post-payments'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { statementsOf } from '@tessera/testing/statements-of'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daysAgo } from '../billing/a-billing-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { aCreditDesk, type CreditDesk } from './a-credit-desk.ts'

let shop: CreditDesk['shop']
let credit: CreditDesk['credit']
let ada: CreditDesk['ada']
let owner: CreditDesk['owner']
let people: CreditDesk['people']
let invoiced: CreditDesk['invoiced']
beforeAll(async () => {
  ;({ shop, credit, ada, owner, people, invoiced } = await aCreditDesk())
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

/** How PostgreSQL plans what some work asks about documents, when they are too many to be read one by one. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = (await statementsOf(shop.database, work)).filter((text) => /from billing_documents d/.test(text))
  const client = await shop.database.pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off')
    const plans: string[] = []
    for (const text of asked) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
      plans.push(rows.map((one) => one['QUERY PLAN']).join('\n'))
    }
    return plans
  } finally {
    client.release(true)
  }
}

describe('refusals', () => {
  test('unknown views, pages, customers and documents', async () => {
    for (const wrong of [{ view: 'constructor' }, { page: '0' }])
      expect(await refusal(credit.ListDocuments(wrong))).toMatchObject({ status: 400 })
    expect(await refusal(credit.ListDocuments({ customerNumber: 'none' }))).toMatchObject({ status: 404 })
    expect(await refusal(credit.GetLedger({ customerNumber: 'none' }))).toMatchObject({ status: 404 })
    expect(await refusal(credit.GetDocument({ documentId: 'RV9999999999' }))).toMatchObject({ status: 404 })
  })

  test('people without a right to invoices, and customers', async () => {
    for (const operator of [await staffWith(shop, 'BuyerReader', 'OrderReader'), ada.Operator])
      expect(await refusal(operator.ListDocuments({}))).toMatchObject({ status: 403 })
  })
})

describe('documents of all customers', () => {
  let late: string
  let open: string
  let paid: string
  let payment: string
  beforeAll(async () => {
    late = await invoiced(75, { poNumber: 'PO-4711', jobName: 'Elm Street' })
    open = await invoiced(3)
    paid = await invoiced(50)
    const key = 'money check'
    const parts = [{ documentId: paid, cents: 10_800 }]
    const [posted] = await postPayments(shop.database, [
      { key, accountId: owner.accountId, paidOn: daysAgo(1), cents: 12_000, reference: 'Check 1042', parts },
    ])
    payment = posted?.id ?? ''
  })
  const idsIn = async (query: Parameters<typeof credit.ListDocuments>[0]) =>
    (await credit.ListDocuments({ customerNumber: owner.number, ...query })).items.map(({ documentId }) => documentId)

  test('are listed by view and found by number, customer, PO, job and check', async () => {
    expect(await idsIn({})).toEqual([late, open])
    expect(await idsIn({ view: 'overdue' })).toEqual([late])
    expect(await idsIn({ view: 'credits' })).toEqual([payment])
    expect(await idsIn({ view: 'payments' })).toEqual([payment])
    expect(await idsIn({ view: 'disputed' })).toEqual([])
    expect((await idsIn({ view: 'all' })).toSorted()).toEqual([late, open, paid, payment].toSorted())
    for (const search of ['PO-4711', 'elm street', late.toLowerCase()])
      expect([search, await idsIn({ view: 'all', search })]).toEqual([search, [late]])
    expect(await idsIn({ view: 'all', search: 'check 1042' })).toEqual([payment])
    expect((await credit.ListDocuments({ view: 'all', search: 'ruiz' })).totalCount).toBe(4)
  })

  test('are aged, for all customers and for one', async () => {
    const sums = { notDueCents: 10_800, days30Cents: 0, days60Cents: 10_800, days90Cents: 0, unappliedCents: 1200 }
    expect((await credit.ListDocuments({ customerNumber: owner.number })).ageing).toMatchObject(sums)
    const { ageing } = await credit.ListDocuments({})
    expect(ageing.days60Cents).toBeGreaterThanOrEqual(10_800)
    const overdue = ageing.days30Cents + ageing.days60Cents + ageing.days90Cents + ageing.olderCents
    expect((await credit.GetTodayFigures()).overdueCents).toBe(overdue)
  })

  test('the day of a customer is asked once for all of their documents, and open ones come by an index', async () => {
    const plans = await plansOf(() => credit.ListDocuments({}))
    expect(plans).toHaveLength(2)
    expect(plans.filter((plan) => plan.includes('CTE days'))).toHaveLength(1)
    expect(plans.filter((plan) => plan.includes('billing_documents_by_due'))).toHaveLength(1)
    for (const plan of plans) expect(plan).not.toContain('time_zone_of')
  })

  test('a document shows what moved it, to the cent', async () => {
    const { document, movements, customer } = await credit.GetDocument({ documentId: paid })
    expect([customer, document.openCents, document.status]).toEqual(['Ruiz Tile', 0, 'cleared'])
    expect(movements).toMatchObject([
      { text: 'Invoice posted', cents: 10_800, openCents: 10_800, otherId: null },
      { text: 'Paid by', cents: -10_800, openCents: 0, otherId: payment },
    ])
    expect((await credit.GetDocument({ documentId: payment })).movements.at(-1)).toMatchObject({ openCents: 1200 })
  })

  test('the ledger counts back to zero from what is open', async () => {
    const ledger = await credit.GetLedger({ customerNumber: owner.number })
    expect(ledger).toMatchObject({ balanceCents: 20_400, openCents: 21_600, overdueCents: 10_800, totalCount: 4 })
    expect(ledger.lines.map(({ documentId }) => documentId)).toEqual([payment, open, paid, late])
    for (const [at, { cents, balanceCents }] of ledger.lines.entries())
      expect(balanceCents - cents).toBe(ledger.lines[at + 1]?.balanceCents ?? 0)
    expect((await credit.GetLedger({ customerNumber: owner.number, page: '2' })).lines).toEqual([])
  })
})

describe('reminders', () => {
  let keys = 0
  const remind = (documentIds: string[], more: object = {}, operator = credit) => {
    keys += 1
    return operator.SendReminders({ documentIds, key: `remind ${keys}`, ...more })
  }
  const mailsTo = (email: string) =>
    shop.database.rows<{ subject: string; body: string }>(sql`
      select subject, body from mails where template = 'invoices-overdue' and recipient = ${email} order by created_at`)

  test('are refused without the right, for nothing, and for what is paid, a credit or in dispute', async () => {
    const [paid, disputed] = [await invoiced(50), await invoiced(50)]
    const [posted] = await postPayments(shop.database, [
      {
        key: 'reminders',
        accountId: owner.accountId,
        paidOn: daysAgo(1),
        cents: 10_900,
        parts: [{ documentId: paid, cents: 10_800 }],
      },
    ])
    await ada.MyBilling.DisputeDocument({ documentId: disputed, reason: 'Broken' })
    expect(await refusal(remind([disputed], {}, await staffWith(shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
    expect(await refusal(remind([]))).toMatchObject({ status: 400 })
    expect(await refusal(remind(['RV9999999999']))).toMatchObject({ status: 404 })
    expect(await refusal(remind([paid]))).toMatchObject({ code: 'Billing.NothingOpen' })
    expect(await refusal(remind([posted?.id ?? '']))).toMatchObject({ code: 'Billing.NotPayable' })
    expect(await refusal(remind([disputed]))).toMatchObject({ code: 'Operator.State' })
  })

  test('a customer gets one email for all of them, once a day', async () => {
    const [one, two] = [await invoiced(45), await invoiced(46)]
    const email = await payerOf()
    const before = (await mailsTo(email)).length
    const sent = await remind([one, two], { key: 'once', note: 'Please call me' })
    expect(sent).toMatchObject({ customers: [{ customer: 'Ruiz Tile' }], skippedIds: [] })
    expect(await remind([one, two], { key: 'once' })).toEqual(sent)
    expect(await refusal(remind([one]))).toMatchObject({ code: 'Operator.State' })
    const mails = (await mailsTo(email)).slice(before)
    expect(mails).toMatchObject([
      { subject: '2 invoices are overdue', body: expect.stringContaining('Please call me') },
    ])
    const { remindedAt } = await credit.GetDocument({ documentId: one })
    expect(Date.parse(remindedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const three = await invoiced(47)
    expect(await remind([one, three])).toMatchObject({ customers: [{ documentIds: [three] }], skippedIds: [one] })
  })

  async function payerOf(): Promise<string> {
    const person = await shop.database.find<{ email: string }>(sql`
      update people set rights = array_append(array_remove(rights, 'billing-pay'), 'billing-pay')
      where id = ${owner.personId} returning email`)
    return person?.email ?? ''
  }
})

test('statements and payments under way are read for any customer', async () => {
  const current = await credit.ListStatements({ customerNumber: owner.number })
  expect(current).toMatchObject({ statements: [], current: { statementId: 'current' } })
  const unknown = { customerNumber: owner.number, statementId: 'none' }
  expect(await refusal(credit.GetStatement(unknown))).toMatchObject({ status: 404 })
  const held = await invoiced(5)
  await shop.database.rows(sql`
    insert into invoice_payments (id, account_id, person_id, key, asked, state, bank_text, bank_state, card_cents, credit_cents)
    values ('under-way', ${owner.accountId}, ${owner.personId}, 'x', 'x', 'started', 'Bank account ending in 6789',
      'pending', 10800, 0)`)
  await shop.database.rows(sql`
    insert into invoice_payment_parts (payment_id, line, document_id, cents) values ('under-way', 1, ${held}, 10800)`)
  expect((await credit.ListPaymentsUnderWay()).items).toMatchObject([
    {
      customer: 'Ruiz Tile',
      stateText: 'Waiting for the bank',
      totalCents: 10_800,
      documentIds: [held],
      methodText: 'Bank account ending in 6789',
    },
  ])
})

test('a person is locked and unlocked by staff with a reason, is signed out and told, and gets a link to set a password', async () => {
  const person = { customerNumber: owner.number, email: people.ben.email }
  const other = await staffWith(shop, 'OrderAdmin')
  expect(await refusal(other.LockPerson({ ...person, isLocked: true, reason: 'x' }))).toMatchObject({ status: 403 })
  expect(await refusal(other.SendReset(person))).toMatchObject({ status: 403 })
  expect(await refusal(credit.LockPerson({ ...person, isLocked: true, reason: ' ' }))).toMatchObject({ status: 400 })
  for (const wrong of [{ email: people.eve.email }, { customerNumber: 'none' }]) {
    expect(await refusal(credit.LockPerson({ ...person, ...wrong, isLocked: true, reason: 'x' }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(credit.SendReset({ ...person, ...wrong }))).toMatchObject({ status: 404 })
  }
  for (const _ of ['once', 'again']) await credit.LockPerson({ ...person, isLocked: true, reason: 'Left the company' })
  const statusOf = async () =>
    (await credit.GetAccount({ number: owner.number })).people.find(({ email }) => email === person.email)?.status
  expect(await statusOf()).toBe('locked')
  expect(await refusal(credit.SendReset(person))).toMatchObject({ status: 400 })
  await credit.LockPerson({ ...person, isLocked: false, reason: 'Came back' })
  expect(await statusOf()).toBe('active')
  await credit.SendReset(person)
  const mails = await shop.database.rows<{ template: string; body: string }>(sql`
    select template, body from mails where recipient = ${person.email} order by created_at desc, ctid desc limit 3`)
  expect(mails.map(({ template }) => template)).toEqual(['reset', 'unlocked', 'locked'])
  expect(mails[2]?.body).toMatch(/We locked your access to Ruiz Tile’s\s+account\./)
  const records = await shop.database.rows<{ action: string; reason: string | null }>(sql`
    select action, after ->> 'reason' as reason from audit_records
    where account_id = ${owner.accountId} and action in ('user.lock', 'user.unlock') and actor is not null order by id`)
  expect(records).toEqual([
    { action: 'user.lock', reason: 'Left the company' },
    { action: 'user.unlock', reason: 'Came back' },
  ])
})

test('a deleted person is restored by staff as locked, once, and not while somebody else has the address', async () => {
  const { email } = people.ben
  const customerNumber = owner.number
  const { people: before } = await credit.GetAccount({ number: customerNumber })
  const { userID = '' } = before.find((one) => one.email === email) ?? {}
  const person = { customerNumber, userID }
  expect(await refusal(credit.RestorePerson(person))).toMatchObject({ status: 404 })
  await ada.User.DeleteUser({ email })
  const listDeleted = async () => (await credit.GetAccount({ number: customerNumber })).deletedPeople
  expect(await listDeleted()).toMatchObject([{ userID, email }])

  const other = await staffWith(shop, 'OrderAdmin')
  expect(await refusal(other.RestorePerson(person))).toMatchObject({ status: 403 })
  expect(await refusal(credit.RestorePerson({ ...person, customerNumber: 'none' }))).toMatchObject({ status: 404 })
  const giveAddress = (from: string, to: string) =>
    shop.database.rows(sql`update people set email = ${to} where email = ${from} and status <> 'deleted'`)
  await giveAddress(people.eve.email, email)
  expect(await refusal(credit.RestorePerson(person))).toMatchObject({ code: 'User.EmailTaken' })
  await giveAddress(email, people.eve.email)

  await credit.RestorePerson(person)
  expect(await refusal(credit.RestorePerson(person))).toMatchObject({ status: 404 })
  expect(await listDeleted()).toEqual([])
  const { people: after, activity } = await credit.GetAccount({ number: customerNumber })
  expect(after.find((one) => one.email === email)).toMatchObject({ status: 'locked', userID })
  expect(activity[0]?.text).toBe('Restored a user')
  await ada.User.UnlockUser({ email })
  expect((await credit.GetAccount({ number: customerNumber })).people).toContainEqual(
    expect.objectContaining({ email, status: 'active' }),
  )

  await ada.User.DeleteUser({ email })
  await shop.database.rows(
    sql`update people set email = 'erased-' || id || '@invalid' where platform_user_id = ${userID}`,
  )
  expect(await listDeleted()).toEqual([])
  expect(await refusal(credit.RestorePerson(person))).toMatchObject({ status: 404 })
})
