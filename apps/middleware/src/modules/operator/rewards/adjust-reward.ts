import type { RewardBalance, RewardCorrectionInput, RewardPayoutInput } from '@tessera/client/shop/types.gen'
import { expiryDay } from '@tessera/domain/rewards/points'
import { type PointsLot, takePoints } from '@tessera/domain/rewards/points-lots'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { payReferralsWithin } from '../../ledger/rewards/pay-referrals.ts'
import { postRewardEntries, type RewardPosting } from '../../ledger/rewards/post-reward-entries.ts'
import { lockPostingAccount } from '../money/plan-account-posting.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'

type KeyedCall = OperatorCall

/** More than any account has, and exact in every column. */
const maxPoints = 10_000_000

interface Correction {
  accountId: string
  /** The key of the ledger entry. */
  entryKey: string
  points: number
  reason: string
  today: string
}

/** Adds points as a lot of its own, or takes them from the lots that expire first. Once per key. */
export const adjustReward = (
  database: Database,
  call: KeyedCall,
  body: RewardCorrectionInput,
): Promise<RewardBalance> =>
  database.transaction(async (db) => {
    const key = readIdempotencyKey(call.key ?? body.key)
    const { customerNumber = '', points = 0 } = body
    const reason = body.reason?.trim() || invalid('reason', 'Enter a reason.')
    if (points === 0 || Math.abs(points) > maxPoints)
      invalid('points', 'Enter a number of points, such as 250 or -250.')
    const accountId = await lockProAccount(db, customerNumber)
    const known = await db.find<{ points: number; reason: string }>(sql`
      select points::float8 as points, reason from reward_corrections
      where account_id = ${accountId} and key = ${key}`)
    if (known && (known.points !== points || known.reason !== reason))
      return refuse('Billing.KeyUsed', { message: 'This form was already sent with other values. Start over.' })
    if (known) return readBalance(db, accountId)
    const today = await readToday(db, { accountId }, call.now)
    const correction = { accountId, entryKey: `correct ${accountId} ${key}`, points, reason, today }
    const before = await readBalance(db, accountId)
    await (points > 0 ? addPoints(db, correction) : removePoints(db, correction))
    await db.rows(sql`
      insert into reward_corrections (account_id, key, points, reason, corrected_by, corrected_at)
      values (${accountId}, ${key}, ${points}, ${reason}, ${operatorOf(call).name}, ${call.now})`)
    const after = await readBalance(db, accountId)
    await recordOperatorAction(db, call, accountId, {
      action: 'reward.correct',
      object: accountId,
      before,
      after: { ...after, reason },
    })
    return after
  })

async function lockProAccount(db: Queryable, number: string): Promise<string> {
  const accountId = await lockPostingAccount(db, number)
  const pro = await db.find(sql`select from accounts where id = ${accountId} and type = 'Pro'`)
  return pro ? accountId : refuse('Operator.State', { message: 'Only Pro Accounts have points.' })
}

async function readBalance(db: Queryable, accountId: string): Promise<RewardBalance> {
  const row = await db.find<RewardBalance>(sql`
    select available_points::float8 as "availablePoints", pending_points::float8 as "pendingPoints"
    from reward_balances where account_id = ${accountId}`)
  return row ?? { availablePoints: 0, pendingPoints: 0 }
}

/** They can be used at once, and expire like earned ones. */
async function addPoints(db: Queryable, { accountId, entryKey, points, reason, today }: Correction): Promise<void> {
  const lot = await db.find<{ id: string }>(sql`
    insert into rewards (id, key, account_id, kind, eligible_cents, rate, points, earned_on, releases_on, expires_on)
    values ('RW' || nextval('reward_numbers'), ${entryKey}, ${accountId}, 'adjustment', 0, 0, ${points}, ${today},
      ${today}, ${expiryDay(today)})
    returning id`)
  const rewardId = lot?.id ?? ''
  await postRewardEntries(db, [
    {
      key: entryKey,
      accountId,
      kind: 'earn',
      bookedOn: today,
      words: reason,
      postings: [
        { book: 'issued', rewardId, points: -points },
        { book: 'available', rewardId, points },
      ],
    },
  ])
}

/** Available points first, then pending ones; never more than there are. */
async function removePoints(db: Queryable, { accountId, entryKey, points, reason, today }: Correction): Promise<void> {
  const lots = await db.rows<{ id: string; expiresOn: string; available: number; pending: number }>(sql`
    select id, expires_on::text as "expiresOn", available_points::float8 as available, pending_points::float8 as pending
    from rewards where account_id = ${accountId} and available_points + pending_points > 0
    order by id
    for update`)
  const sumOf = (book: 'available' | 'pending') => lots.reduce((sum, lot) => sum + lot[book], 0)
  const asked = -points
  const fromAvailable = Math.min(asked, sumOf('available'))
  if (asked - fromAvailable > sumOf('pending'))
    refuse('Rewards.NotEnough', {
      message: `The account has ${sumOf('available')} available and ${sumOf('pending')} pending points.`,
    })
  const lotsOf = (book: 'available' | 'pending'): PointsLot[] =>
    lots.map((lot) => ({ id: lot.id, expiresOn: lot.expiresOn, points: lot[book] }))
  const postings: RewardPosting[] = (['available', 'pending'] as const).flatMap((book) =>
    (takePoints(lotsOf(book), book === 'available' ? fromAvailable : asked - fromAvailable) ?? []).flatMap(
      ({ id, points: some }) => [
        { book, rewardId: id, points: -some },
        { book: 'reversed' as const, rewardId: id, points: some },
      ],
    ),
  )
  await postRewardEntries(db, [{ key: entryKey, accountId, kind: 'reverse', bookedOn: today, words: reason, postings }])
  const touched = postings.map(({ rewardId }) => rewardId)
  await db.rows(sql`update rewards set reason = ${reason} where id = any(${touched}::text[])`)
}

/** Pays out what was seen; a repeat finds nothing left and says so. */
export const payOutRewards = (
  database: Database,
  call: OperatorCall,
  { customerNumber = '', points: seen = 0 }: RewardPayoutInput,
): Promise<RewardBalance> =>
  database.transaction(async (db) => {
    const accountId = await lockProAccount(db, customerNumber)
    const paid = await payReferralsWithin(db, sql`r.account_id = ${accountId}`, call.now)
    const points = paid.reduce((sum, lot) => sum + lot.points, 0)
    if (points === 0)
      return refuse('Operator.State', { message: 'No points wait to be paid out, or the payout form is missing.' })
    if (points !== seen)
      return refuse('Request.Conflict', { message: `${points} points wait to be paid out now. Look at them again.` })
    const after = { points, lots: paid.map(({ id }) => id) }
    await recordOperatorAction(db, call, accountId, { action: 'reward.pay-out', object: accountId, after })
    return readBalance(db, accountId)
  })
