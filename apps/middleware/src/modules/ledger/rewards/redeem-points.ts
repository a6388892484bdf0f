import { rewardCalls } from '@tessera/contract/middleware/rewards/operations'
import { centsOfPoints, pointsPerDollar } from '@tessera/domain/rewards/points'
import { type PointsLot, takePoints } from '@tessera/domain/rewards/points-lots'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { handle } from '../../../kit/http/handle.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { billingPayer } from '../../people/rights/billing-rights.ts'
import { postCredits } from '../posting/post-credits.ts'
import { postRewardEntries } from './post-reward-entries.ts'

/** Turns points into a credit memo: points and money in one transaction, once per key. */
export const redeemHandler = (database: Database) =>
  handle(rewardCalls.redeemRewards, async (call) => {
    const customer = await billingPayer(database, call)
    const key = readIdempotencyKey(call.key ?? call.body.key)
    const { points = 0 } = call.body
    if (points <= 0 || points % pointsPerDollar !== 0)
      return invalid('points', `Enter a multiple of ${pointsPerDollar} points.`)
    return database.transaction(async (db) => {
      const redeemed = await redeemPoints(db, {
        accountId: customer.account.id,
        personId: customer.personID,
        key,
        points,
        now: call.now,
      })
      await audit(db, auditActorOf(call), { action: 'reward.redeem', object: redeemed.documentId, after: { points } })
      return redeemed
    })
  })

export interface RedeemRequest {
  accountId: string
  personId: string | null
  key: string
  points: number
  now: Date
}

/** Locks the lots first, so that the second of two equal requests finds the result of the first. */
export async function redeemPoints(db: Queryable, { accountId, personId, key, points, now }: RedeemRequest) {
  const lots = await db.rows<PointsLot>(sql`
    select id, expires_on::text as "expiresOn", available_points::float8 as points from rewards
    where account_id = ${accountId} and available_points > 0
    order by id
    for update`)
  const entryKey = `redeem ${accountId} ${key}`
  const available = lots.reduce((sum, lot) => sum + lot.points, 0)
  const known = await db.find<{ documentId: string; cents: number }>(sql`
    select id as "documentId", amount_cents::float8 as cents from billing_documents where key = ${entryKey}`)
  if (known) {
    const before = (known.cents * pointsPerDollar) / 100
    return { points: before, creditCents: known.cents, documentId: known.documentId, availablePoints: available }
  }
  const taken = takePoints(lots, points) ?? refuse('Rewards.NotEnough', { data: { availablePoints: available } })
  const bookedOn = await readToday(db, { accountId }, now)
  const postings = taken.flatMap(({ id, points: some }) => [
    { book: 'available' as const, rewardId: id, points: -some },
    { book: 'redeemed' as const, rewardId: id, points: some },
  ])
  await postRewardEntries(db, [{ key: entryKey, accountId, kind: 'redeem', bookedOn, personId, postings }])
  const creditCents = centsOfPoints(points)
  const credit = {
    key: entryKey,
    type: 'DG' as const,
    accountId,
    personId,
    documentOn: bookedOn,
    goodsCents: creditCents,
  }
  const [posted] = await postCredits(db, [{ ...credit, reference: 'Rewards', words: `${points} points redeemed` }])
  return { points, creditCents, documentId: posted?.id ?? '', availablePoints: available - points }
}
