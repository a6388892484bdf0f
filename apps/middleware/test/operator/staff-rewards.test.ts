import { insertRewards } from '@tessera/middleware/modules/ledger/rewards/insert-rewards'
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
let earn: (points: number, more?: object) => Promise<unknown>
let keys = 0
beforeAll(async () => {
  ;({ shop, people, credit, ada, owner } = await aCreditDesk())
  earn = (points, more = {}) => {
    keys += 1
    const days = { earnedOn: daysAgo(40), releasesOn: daysAgo(10), expiresOn: daysAgo(-60) }
    const lot = { key: `lot ${keys}`, accountId: owner.accountId, kind: 'purchase' as const, documentId: null }
    return insertRewards(shop.database, [
      { ...lot, salesDocumentId: null, eligibleCents: 0, rate: 100, points, ...days, ...more },
    ])
  }
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const correct = (points: number, more: object = {}, operator = credit) => {
  keys += 1
  const usual = { customerNumber: owner.number, reason: 'Promised by phone', key: `correct ${keys}` }
  return operator.AdjustReward({ points, ...usual, ...more })
}

test('corrections are refused without the right, a reason or points, and for retail accounts', async () => {
  await earn(100)
  expect(await refusal(correct(5, {}, await staffWith(shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
  expect(await refusal(correct(5, { reason: ' ' }))).toMatchObject({ status: 400 })
  expect(await refusal(correct(0))).toMatchObject({ status: 400 })
  expect(await refusal(correct(1.5))).toMatchObject({ status: 400 })
  expect(await refusal(correct(20_000_000))).toMatchObject({ status: 400 })
  expect(await refusal(correct(-101))).toMatchObject({ status: 409, code: 'Rewards.NotEnough' })
  expect(await refusal(correct(5, { customerNumber: 'none' }))).toMatchObject({ status: 404 })
  const retail = await shop.database.find<{ number: string }>(sql`
    select a.number from accounts a join people p on p.account_id = a.id where p.email = ${people.eve.email}`)
  expect(await refusal(correct(5, { customerNumber: retail?.number }))).toMatchObject({ code: 'Operator.State' })
  expect(await refusal(credit.GetRewards({ customerNumber: retail?.number ?? '' }))).toMatchObject({ status: 404 })
  expect(await refusal(credit.ListRewards({ view: 'constructor' }))).toMatchObject({ status: 400 })
})

test('points are added and taken once, and the customer reads why', async () => {
  const before = (await credit.GetRewards({ customerNumber: owner.number })).availablePoints
  const once = { key: 'once', reason: 'A missed order' }
  const [first, again] = await Promise.all([correct(250, once), correct(250, once)])
  expect([first, again]).toEqual([first, { ...first, availablePoints: before + 250 }])
  expect(await refusal(correct(251, once))).toMatchObject({ code: 'Billing.KeyUsed' })
  expect((await ada.MyRewards.GetRewardFigures()).availablePoints).toBe(before + 250)
  // available points go first, then pending ones
  expect(await correct(-300)).toMatchObject({ availablePoints: 0, pendingPoints: 50 })
  const { entries, lots } = await credit.GetRewards({ customerNumber: owner.number })
  expect(entries.slice(0, 2)).toMatchObject([
    { text: 'Promised by phone', points: -300, by: expect.any(String) },
    { text: 'A missed order', points: 250 },
  ])
  expect(lots.find(({ kind }) => kind === 'adjustment')).toMatchObject({ status: 'reversed' })
  const { statements } = await ada.MyAccount.GetRewardStatements()
  expect(statements[0]).toMatchObject({ adjustedPoints: -50 })
})

test('accounts are listed with tier, balance and what expires', async () => {
  const { items, allPendingPoints } = await credit.ListRewards({ search: 'ruiz' })
  expect(items).toMatchObject([{ customer: 'Ruiz Tile', tier: 'Gold', pendingPoints: 50, expiringPoints: 50 }])
  expect(allPendingPoints).toBeGreaterThanOrEqual(50)
  expect((await credit.ListRewards({ view: 'payouts' })).items).toEqual([])
})

/** The vendor form of Ada, without its sealed content. */
const sendPayoutForm = () =>
  shop.database.rows(sql`
    with receipts as (
      insert into form_receipts (reference, form, email, request_id)
      values ('invited', 'vendor-invitation', ${people.ada.email}, 'a'), ('sent', 'vendor-payment', ${people.ada.email}, 'b')
    ), invited as (
      insert into vendor_invitations (reference, email, company) values ('invited', ${people.ada.email}, 'Ruiz') returning id
    ), sealing as (
      insert into vendor_keys (key) values (decode(repeat('00', 32), 'hex')) returning id
    )
    insert into vendor_payments (reference, invitation_id, company, contact_name, key_id, nonce, sealed)
    select 'sent', invited.id, 'Ruiz', 'Ada', sealing.id, 'n', 's' from invited, sealing`)

test('referrals are paid out as they were seen, once, with the payout form', async () => {
  const payOut = (points: number) => credit.PayOutRewards({ customerNumber: owner.number, points })
  await earn(700, { kind: 'referral' })
  await shop.database.rows(sql`
    with entry as (insert into reward_entries (account_id, kind, booked_on, key)
      values (${owner.accountId}, 'release', ${daysAgo(1)}, 'released by hand') returning id),
      lot as (select id from rewards where kind = 'referral' and account_id = ${owner.accountId})
    insert into reward_postings (entry_id, line, book, reward_id, points)
    select entry.id, 1, 'pending', lot.id, -700 from entry, lot union all
    select entry.id, 2, 'available', lot.id, 700 from entry, lot`)
  expect((await credit.ListRewards({ view: 'payouts' })).items).toMatchObject([
    { payoutPoints: 700, hasPayoutDetails: false },
  ])
  expect(await refusal(payOut(700))).toMatchObject({ code: 'Operator.State' })
  await sendPayoutForm()
  expect(await refusal(payOut(699))).toMatchObject({ code: 'Request.Conflict' })
  expect(await payOut(700)).toMatchObject({ availablePoints: 0 })
  expect(await refusal(payOut(700))).toMatchObject({ code: 'Operator.State' })
  expect((await credit.GetRewards({ customerNumber: owner.number })).entries[0]).toMatchObject({ points: -700 })
})

test('after any corrections no lot is below zero and the balance is the sum of the lots', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 3, maxLength: 6 }), async (steps) => {
      for (const points of steps) await refusal(correct(points))
      const sums = await shop.database.find<{ available: number; pending: number }>(sql`
        select sum(available_points)::float8 as available, sum(pending_points)::float8 as pending
        from rewards where account_id = ${owner.accountId}`)
      expect(await credit.GetRewards({ customerNumber: owner.number })).toMatchObject({
        availablePoints: sums?.available,
        pendingPoints: sums?.pending,
      })
    }),
    { numRuns: 5 },
  )
  expect(await ledgerFaults(shop.database)).toEqual([])
})
