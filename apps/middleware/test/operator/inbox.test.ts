import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { solve } from '../captcha/solve.ts'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'

let shop: WholeShop
let staff: ShopClient['Operator']
let other: ShopClient['Operator']
let contact: string
let consultation: string

const solved = async () => solve((await shop.as().Session.captcha()).challenge ?? {})
const sender = { name: 'Lee Park', email: 'lee@example.com' }
const listed = async (view: string, search?: string) =>
  (await staff.ListInbox({ view, ...(search && { search }) })).items.map(({ reference }) => reference)
const lettersTo = (to: string) =>
  shop.database.rows<{ body: string; replyTo: string }>(sql`
    select body, reply_to as "replyTo" from mails where recipient = ${to} and template = 'form-answer'`)

beforeAll(async () => {
  shop = await aWholeShop()
  staff = await staffWith(shop, 'FullAccess')
  other = await staffWith(shop, 'OrderAdmin')
  const forms = shop.as().Broadcast
  const sent = await forms.contactusform({
    ...sender,
    topic: 'Return',
    message: 'Two <boxes> are missing.',
    phone: '(404) 555-0142',
    captcha: await solved(),
  })
  contact = sent.reference ?? ''
  const { slots } = await forms.scheduleconsultationform({ storeId: 'store-101' })
  const slot = slots?.[0]?.startsAt ?? ''
  const booked = await forms.scheduleconsultationform({
    ...sender,
    storeId: 'store-101',
    slot,
    captcha: await solved(),
  })
  consultation = booked.reference ?? ''
})

describe('refusals', () => {
  test('people without the role, also those who work on orders', async () => {
    await expect(other.ListInbox()).rejects.toMatchObject({ status: 403 })
    await expect(other.FinishForm({ reference: contact, isDone: true })).rejects.toMatchObject({ status: 403 })
    await expect(other.GetFormPhoto({ reference: contact })).rejects.toMatchObject({ status: 403 })
  })

  test('unknown forms, views and colleagues, and an answer without words', async () => {
    await expect(staff.ListInbox({ view: 'constructor' })).rejects.toMatchObject({ status: 400 })
    await expect(staff.FinishForm({ reference: 'C-NOTHERE', isDone: true })).rejects.toMatchObject({ status: 404 })
    await expect(staff.GetFormPhoto({ reference: contact })).rejects.toMatchObject({ status: 404 })
    await expect(staff.AssignForm({ reference: contact, userName: 'nobody' })).rejects.toMatchObject({
      fields: [{ field: 'userName' }],
    })
    await expect(staff.AnswerForm({ reference: contact, key: 'a', text: ' ', isDone: true })).rejects.toMatchObject({
      fields: [{ field: 'text' }],
    })
    expect(await lettersTo(sender.email)).toEqual([])
  })
})

test('forms are found by view, reference, name, phone and words', async () => {
  expect(await listed('waiting')).toEqual([contact, consultation])
  expect(await listed('consultations')).toEqual([consultation])
  for (const search of [contact.toLowerCase(), '404 555 0142', 'missing'])
    expect(await listed('all', search)).toEqual([contact])
  expect(await listed('all', 'lee park')).toEqual([consultation, contact])
})

test('a form is taken, given to a colleague and put back', async () => {
  await staff.AssignForm({ reference: contact, userName: 'me' })
  expect(await listed('mine')).toEqual([contact])
  await staff.AssignForm({ reference: contact, userName: 'admin' })
  await staff.AssignForm({ reference: contact, userName: null })
  expect(await listed('mine')).toEqual([])
})

test('an answer is emailed once per key, stored, and finishes the form; it can be opened again', async () => {
  const answer = { reference: contact, key: 'k1', text: 'They <leave> today.', isDone: true }
  await Promise.all([staff.AnswerForm(answer), staff.AnswerForm(answer)])
  const letters = await lettersTo(sender.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.body).toContain('They <leave> today.')
  expect(await listed('waiting')).toEqual([consultation])
  const [form] = (await staff.ListInbox({ view: 'done' })).items
  expect(form).toMatchObject({ reference: contact, isDone: true, answers: [{ text: 'They <leave> today.' }] })
  await staff.FinishForm({ reference: contact, isDone: false })
  expect(await listed('done')).toEqual([])
  const records = await shop.database.rows<{ action: string }>(sql`
    select action from audit_records where object = ${contact} order by id`)
  expect(records.map(({ action }) => action)).toEqual(['form.assign', 'form.assign', 'form.answer', 'form.reopen'])
})

test('an Undo takes back the close that it names, and none that someone else made since', async () => {
  const finish = (isDone: boolean, version?: string) =>
    staff.FinishForm({ reference: consultation, isDone, ...(version && { version }) })
  const closed = await finish(true)
  expect(closed.isChanged).toBe(true)
  expect(await finish(true)).toEqual({ version: closed.version, isChanged: false })
  const opened = await finish(false, closed.version)
  expect(opened.isChanged).toBe(true)
  const again = await finish(true)
  await expect(finish(false, closed.version)).rejects.toMatchObject({ status: 409 })
  expect(await listed('done')).toEqual([consultation])
  await finish(false, again.version)
  await expect(finish(true, opened.version)).rejects.toMatchObject({ status: 409 })
  expect(await listed('done')).toEqual([])
})

test('of ten colleagues who close a form at once, one has closed it', async () => {
  const close = () => staff.FinishForm({ reference: consultation, isDone: true })
  const answers = await Promise.all(Array.from({ length: 10 }, close))
  expect(answers.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  expect(new Set(answers.map(({ version }) => version)).size).toBe(1)
  await staff.FinishForm({ reference: consultation, isDone: false })
})

test('a consultation that its customer cancels waits no more', async () => {
  await shop.database.rows(sql`update consultations set cancelled_at = now() where reference = ${consultation}`)
  expect(await listed('consultations')).toEqual([])
  expect(await listed('all')).toContain(consultation)
})

describe('bank details of a vendor', () => {
  const account = { routingNumber: '021000021', accountNumber: '40018273645509', bankName: 'First Bank' }
  let credit: ShopClient['Operator']
  let reference: string

  beforeAll(async () => {
    credit = await staffWith(shop, 'FullAccess')
    const forms = shop.as().Broadcast
    for (const company of ['Mason Tile', 'Mason Tile LLC']) {
      await shop.database.rows(sql`truncate rate_limits`)
      await forms.vendorpaymentemailform({ email: 'ada@mason.example', company, captcha: await solved() })
      const [mail] = await shop.database.rows<{ token: string }>(sql`
        select substring(body from 'token=(\\S+)') as token from mails
        where template = 'vendor-invitation' order by created_at desc, ctid desc limit 1`)
      const sent = await forms.vendorpaymentform({
        ...account,
        token: mail?.token ?? '',
        company,
        taxId: '98-7654321',
        accountType: 'Checking',
        contactName: 'Ada Mason',
        phone: '630-555-0100',
        agrees: true,
        captcha: await solved(),
      })
      reference = sent.reference ?? ''
    }
  })

  test('stay closed to people who work on orders or customers, and without a reason', async () => {
    for (const closed of [other, await staffWith(shop, 'BuyerAdmin')]) {
      await expect(closed.ListVendorPayments()).rejects.toMatchObject({ status: 403 })
      await expect(closed.GetVendorPayment({ reference })).rejects.toMatchObject({ status: 403 })
      await expect(closed.OpenVendorPayment({ reference, reason: 'pay' })).rejects.toMatchObject({ status: 403 })
    }
    await expect(credit.OpenVendorPayment({ reference, reason: ' ' })).rejects.toMatchObject({
      fields: [{ field: 'reason' }],
    })
    await expect(credit.OpenVendorPayment({ reference: contact, reason: 'pay' })).rejects.toMatchObject({ status: 404 })
    await expect(credit.GetVendorPayment({ reference: contact })).rejects.toMatchObject({ status: 404 })
    expect(await credit.GetVendorPayment({ reference })).toMatchObject({ accounts: [], openUntil: null, openings: [] })
  })

  test('are open for ten minutes to the person who said why; the audit has the reason and no account', async () => {
    const { items } = await credit.ListVendorPayments()
    expect(items).toMatchObject([
      { reference, company: 'Mason Tile LLC', earlier: 1, isDone: false },
      { company: 'Mason Tile', earlier: 0 },
    ])
    expect(JSON.stringify(items)).not.toContain(account.accountNumber)
    for (const _ of ['once', 'again']) await credit.OpenVendorPayment({ reference, reason: 'Invoice 881' })
    const opened = await credit.GetVendorPayment({ reference })
    expect(opened).toMatchObject({ accounts: [account], openings: [{ reason: 'Invoice 881' }] })
    const records = await shop.database.rows<{ text: string }>(sql`
      select r::text as text from audit_records r where object = ${reference} and action = 'vendor.open'`)
    expect(records).toHaveLength(1)
    expect(records[0]?.text).not.toMatch(/40018273645509|021000021|First Bank/)
  })
})
