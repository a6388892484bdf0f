import { remindOverdue } from '@tessera/middleware/modules/ledger/reminders/remind-overdue'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, daysAgo } from './a-billing-shop.ts'

let shop: BillingShop
beforeAll(async () => {
  shop = await aBillingShop()
})
const db = () => shop.payments.auth.database
beforeEach(() => db().rows(sql`truncate rate_limits`))

const lettersTo = async (email: string, template: string) =>
  (await db().rows(sql`select 1 from mails where recipient = ${email} and template = ${template}`)).length
const inDays = (days: number) => daysAgo(-days)

test('a reminder is refused to strangers, without the right, for others’ documents and for days that are none', async () => {
  const owner = await shop.pro('remind-owner@example.com')
  const buyer = await shop.colleague(owner, 'remind-buyer@example.com', ['buy'])
  const other = await shop.pro('remind-other@example.com')
  const documentId = await shop.invoice(owner, 'remind', { documentOn: daysAgo(5) })
  const wish = { documentId, on: inDays(3) }
  await expect(shop.anonymous.MyBilling.RemindMe(wish)).rejects.toMatchObject({ status: 401 })
  await expect(buyer.shop.MyBilling.RemindMe(wish)).rejects.toMatchObject({ status: 403 })
  await expect(other.shop.MyBilling.RemindMe(wish)).rejects.toMatchObject({ status: 404 })
  await expect(other.shop.MyBilling.AskToPay({ documentId })).rejects.toMatchObject({ status: 404 })
  for (const on of ['soon', '2026-02-31', daysAgo(0), inDays(400)])
    await expect(owner.shop.MyBilling.RemindMe({ documentId, on })).rejects.toMatchObject({ fields: [{ field: 'on' }] })
})

test('an email is sent on the chosen day, once, and none after cancellation', async () => {
  const owner = await shop.pro('remind-me@example.com')
  const documentId = await shop.invoice(owner, 'mine', { documentOn: daysAgo(5) })
  const gone = await shop.invoice(owner, 'not', { documentOn: daysAgo(5) })
  const { MyBilling } = owner.shop
  await MyBilling.RemindMe({ documentId, on: inDays(9) })
  await MyBilling.RemindMe({ documentId, on: inDays(3) })
  await MyBilling.RemindMe({ documentId: gone, on: inDays(3) })
  await MyBilling.RemindMe({ documentId: gone, on: null })
  expect(await MyBilling.GetBillingDocument({ documentId })).toMatchObject({ remindOn: inDays(3) })
  expect(await MyBilling.GetBillingDocument({ documentId: gone })).toMatchObject({ remindOn: null })
  const letters = () => lettersTo(owner.email, 'invoice-reminder')
  await remindOverdue(db(), 'https://shop.test', new Date(Date.now() + 2 * 86_400_000))
  expect(await letters()).toBe(0)
  const later = new Date(Date.now() + 3 * 86_400_000)
  await Promise.all([remindOverdue(db(), 'https://shop.test', later), remindOverdue(db(), 'https://shop.test', later)])
  await remindOverdue(db(), 'https://shop.test', new Date(Date.now() + 4 * 86_400_000))
  expect(await letters()).toBe(1)
})

test('a user who may only view asks the payers, one email a day; without payers it is refused', async () => {
  const owner = await shop.pro('ask-owner@example.com')
  const looker = await shop.colleague(owner, 'ask-looker@example.com', ['billing-view'])
  const documentId = await shop.invoice(owner, 'ask', { documentOn: daysAgo(40) })
  const ask = () => looker.shop.MyBilling.AskToPay({ documentId, note: 'Before Friday, please' })
  expect(await ask()).toMatchObject({ documentId, asked: ['Ada Mason'] })
  await Promise.all([ask(), ask()])
  expect(await lettersTo(owner.email, 'pay-request')).toBe(1)
  await expect(owner.shop.MyBilling.AskToPay({ documentId })).rejects.toMatchObject({ code: 'Billing.NobodyToAsk' })
})
