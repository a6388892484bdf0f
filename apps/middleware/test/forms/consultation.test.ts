import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { describe, expect, test } from 'vitest'
import { aFormShop } from './a-form-shop.ts'

const { forms, solved, database, letters, linkSecret } = await aFormShop()

const free = async (storeId = 'store-101') => (await forms().scheduleconsultationform({ storeId })).slots
const person = { name: 'Ada Mason', email: 'ada@example.com' }
const [first = ''] = (await free()).map(({ startsAt }) => startsAt)
/** The last free slots, which no other test books. */
const [late = '', last = ''] = (await free()).slice(-2).map(({ startsAt }) => startsAt)
const book = async (slot: string, more: object = {}) =>
  forms().scheduleconsultationform({ ...person, storeId: 'store-101', slot, captcha: await solved(), ...more })
const booked = () => database.rows(sql`select from consultations where cancelled_at is null`)

describe('nothing is booked', () => {
  test.each([
    ['storeId', { storeId: '' }],
    ['storeId', { storeId: 'store-9' }],
    ['slot', { slot: 'tomorrow' }],
    ['name', { name: null }],
    ['email', { email: null }],
    ['phone', { phone: '12' }],
    ['way', { way: 'horse' }],
    ['topic', { topic: 'a\nb' }],
  ])('with a bad %s: %j', async (field, wrong) => {
    await expect(book(first, wrong)).rejects.toMatchObject({ status: 400, fields: [{ field }] })
    expect(await booked()).toEqual([])
  })

  test.each([
    ['lies in the past', new Date(Date.now() - 86_400_000).toISOString()],
    ['was never offered', new Date(Date.parse(first) + 60_000).toISOString()],
    ['is a year away', new Date(Date.parse(first) + 365 * 86_400_000).toISOString()],
  ])('at a time that %s', async (_, slot) => {
    const refusal = book(slot)
    await expect(refusal).rejects.toMatchObject({ status: 409, code: 'Form.SlotTaken' })
    await expect(refusal).rejects.toMatchObject({
      data: { slots: expect.arrayContaining([{ startsAt: first, text: expect.any(String) }]) },
    })
    expect(await booked()).toEqual([])
  })
})

test('of ten who want one slot at once, one gets it', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => book(first, { email: `visitor${index}@example.com` })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries.filter(({ status }) => status === 'rejected'))
    expect(one).toMatchObject({ reason: { code: 'Form.SlotTaken' } })
  expect(await booked()).toHaveLength(1)
  const told = await database.rows(sql`select from mails where template = 'consultation-booked'`)
  expect(told).toHaveLength(1)
})

test('the table refuses a second visitor even if all else failed', async () => {
  const again = database.rows(sql`
    with receipt as (
      insert into form_receipts (reference, form, email, request_id) values ('D-X', 'consultation', 'x', 'x') returning reference)
    insert into consultations (reference, store_id, starts_at, way, name, email)
    select 'D-X', store_id, starts_at, way, name, email from consultations limit 1`)
  await expect(again).rejects.toMatchObject({ kind: 'unique', constraint: 'consultations_slot' })
})

test('a booked slot is offered no more, and another store still has that time', async () => {
  const elsewhere = new Set((await free('store-102')).map(({ startsAt }) => startsAt))
  const both = (await free()).map(({ startsAt }) => startsAt).find((startsAt) => elsewhere.has(startsAt)) ?? ''
  await book(both)
  expect((await free()).map(({ startsAt }) => startsAt)).not.toContain(both)
  await book(both, { storeId: 'store-102' })
})

test('visitor and store hear of it, on the clock of the store', async () => {
  const offered = (await free()).find(({ startsAt }) => startsAt === late)
  const answer = await book(late, { email: 'hears@example.com', way: 'video', notes: 'A small bath' })
  expect(answer.reference).toMatch(/^D-/)
  expect(answer.message).toContain(offered?.text)
  const [letter] = await letters('hears@example.com')
  expect(letter).toMatchObject({ template: 'consultation-booked' })
  expect(letter?.body).toContain(offered?.text)
  const told = (await letters('store101@tessera.example')).find(({ body }) => body.includes(answer.reference ?? ''))
  expect(told).toMatchObject({ replyTo: 'hears@example.com', body: expect.stringContaining('A small bath') })
})

describe('cancelling', () => {
  test('needs the link from the email', async () => {
    const expired = linkToken(linkSecret, 'consultation', 'D-X', new Date(Date.now() - 31 * 86_400_000))
    await expect(forms().scheduleconsultationform({ token: 'a.b' })).rejects.toMatchObject({ code: 'Form.LinkInvalid' })
    await expect(forms().scheduleconsultationform({ token: expired })).rejects.toMatchObject({
      code: 'Form.LinkExpired',
    })
  })

  test('frees the slot for others, once', async () => {
    await book(last, { email: 'cancels@example.com' })
    const [{ token } = { token: '' }] = await letters('cancels@example.com')
    const cancel = () => forms().scheduleconsultationform({ token })
    expect(await cancel()).toEqual(await cancel())
    expect((await letters('cancels@example.com')).map(({ template }) => template)).toEqual([
      'consultation-booked',
      'consultation-cancelled',
    ])
    expect((await free()).map(({ startsAt }) => startsAt)).toContain(last)
    await book(last, { email: 'next@example.com' })
    await cancel()
    expect((await free()).map(({ startsAt }) => startsAt)).not.toContain(last)
  })
})

test('one address cannot book up a store', async () => {
  const slots = await free('store-102')
  const one = async (index: number, address: string) =>
    forms(address).scheduleconsultationform({
      ...person,
      storeId: 'store-102',
      slot: slots[index]?.startsAt ?? '',
      captcha: await solved(),
    })
  const forget = () => database.rows(sql`delete from rate_limits where key like 'form %'`)
  for (let index = 0; index < 6; index += 1) {
    await one(index, '10.88.0.1')
    await forget()
  }
  await expect(one(6, '10.88.0.1')).rejects.toMatchObject({ status: 429, code: 'Request.TooOften' })
})
