import { remindApprovers } from '@tessera/middleware/modules/orders/approvals/remind-approvers'
import { salesCrontab, salesTasks } from '@tessera/middleware/modules/orders/jobs'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aLimitedTeam, anotherApprover, placeWaiting } from './a-limited-team.ts'
import { aSalesShop, type SalesShop } from './a-sales-shop.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
})

const remindersTo = async (email: string): Promise<number> =>
  (
    await shop.needs.database.rows(sql`
      select from mails where recipient = ${email} and template = 'approval-reminder'`)
  ).length

/** Monday noon in New York and everywhere else in the country. */
const monday = new Date('2026-11-16T17:00:00Z')
const after = (hours: number): Date => new Date(monday.getTime() + hours * 3_600_000)

async function aWaitingOrder(name: string) {
  const team = await aLimitedTeam(shop, name)
  const number = await placeWaiting(shop, team)
  await shop.needs.database.rows(sql`update sales_documents set approval_asked_at = ${monday} where id = ${number}`)
  return { team, number }
}

test('nobody is reminded within a day, nor of an order that was answered', async () => {
  const { team, number } = await aWaitingOrder('answered')
  await remindApprovers(shop.needs, after(23))
  expect(await remindersTo(team.owner.email)).toBe(0)
  await team.owner.shop.Approvals.DeclineOrder({ number, reason: 'Too much' })
  await remindApprovers(shop.needs, after(25))
  expect(await remindersTo(team.owner.email)).toBe(0)
})

test('ten reminders at once are one email to everyone who may approve, and there is no second', async () => {
  const { team } = await aWaitingOrder('late')
  const mate = await anotherApprover(shop, team, 'late-mate')
  await Promise.all(Array.from({ length: 10 }, () => remindApprovers(shop.needs, after(25))))
  await remindApprovers(shop.needs, after(200))
  expect(await remindersTo(team.owner.email)).toBe(1)
  expect(await remindersTo(mate.email)).toBe(1)
  expect(await remindersTo(team.buyer.email)).toBe(0)
})

test('the job runs every hour', () => {
  expect(salesCrontab).toContain('25 * * * * remind-approvers')
  expect(salesTasks(shop.needs)).toHaveProperty('remind-approvers')
})
