import type { RewardDetails } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { type LotRow, lotColumns, rewardStatus, statusText } from './reward-view.ts'

interface Movement {
  on: string
  kind: string
  words: string | null
  points: number
}

const kinds: Record<string, string> = {
  earn: 'Earned',
  release: 'Released',
  redeem: 'Redeemed',
  payout: 'Paid out',
  expire: 'Expired',
  reverse: 'Reversed',
}

/** A reward with its movements; one of another account is not found. */
export async function rewardDetails(db: Queryable, accountId: string, id: string): Promise<RewardDetails> {
  const lot = await db.find<LotRow>(sql`
    select ${lotColumns} from rewards r where r.id = ${id} and r.account_id = ${accountId}`)
  if (!lot) return refuse('NotFound', { message: 'We couldn’t find this reward.' })
  const movements = await db.rows<Movement>(sql`
    select e.booked_on::text as on, e.kind, e.words, sum(abs(p.points))::float8 as points
    from reward_postings p
    join reward_entries e on e.id = p.entry_id
    where p.reward_id = ${id} and p.points > 0
    group by e.id
    order by e.booked_on, e.id`)
  const isPurchase = lot.kind === 'purchase'
  const { lastKind: _, rate, ...rest } = lot
  return {
    ...rest,
    status: rewardStatus(lot),
    statusText: statusText(lot),
    // documents of a referred customer are private
    orderNumber: isPurchase ? lot.orderNumber : null,
    documentId: isPurchase ? lot.documentId : null,
    pointsPerDollar: rate / 100,
    movements: movements.map(({ on, kind, words, points }) => ({ on, points, text: words ?? kinds[kind] ?? kind })),
  }
}
