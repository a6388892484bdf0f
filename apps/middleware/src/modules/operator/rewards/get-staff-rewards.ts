import type { StaffRewards } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { isPaidInMoney } from '../../ledger/rewards/pay-referrals.ts'
import { type LotRow, lotColumns, rewardStatus, statusText } from '../../ledger/rewards/reward-view.ts'
import { rewardSummary } from '../../ledger/rewards/summary.ts'

interface Account {
  id: string
  number: string
  name: string
  timeZone: string
  payoutPoints: number
}

interface EntryRow extends Omit<StaffRewards['entries'][number], 'text'> {
  kind: string
  words: string | null
}

const shown = 50

/** The points of one customer, with every movement. */
export async function getStaffRewards(db: Queryable, number: string, now: Date): Promise<StaffRewards> {
  const account = (await findAccount(db, number)) ?? refuse('NotFound', { message: 'We couldn’t find this customer.' })
  const [summary, lots, entries] = await Promise.all([
    rewardSummary(db, account, now),
    db.rows<LotRow>(sql`
      select ${lotColumns} from rewards r where r.account_id = ${account.id}
      order by r.earned_on desc, r.id desc limit ${shown}::int`),
    readEntries(db, account.id),
  ])
  const { progress, availablePoints, availableCents, pendingPoints, expiringPoints, lifetimePoints } = summary
  return {
    customerNumber: account.number,
    customer: account.name,
    payoutPoints: account.payoutPoints,
    progress,
    availablePoints,
    availableCents,
    pendingPoints,
    expiringPoints,
    lifetimePoints,
    hasPayoutDetails: summary.hasPayoutDetails,
    lots: lots.map(lotView),
    entries: entries.map(({ kind, words, ...entry }) => ({ ...entry, text: words ?? kindTexts[kind] ?? kind })),
  }
}

const kindTexts: Readonly<Record<string, string>> = {
  earn: 'Earned',
  redeem: 'Redeemed',
  payout: 'Paid out',
  expire: 'Expired',
  reverse: 'Reversed',
}

const lotView = (lot: LotRow): StaffRewards['lots'][number] => {
  const { rewardId, kind, documentId, earnedOn, points, pendingPoints, availablePoints } = lot
  return {
    rewardId,
    kind,
    documentId,
    earnedOn,
    points,
    pendingPoints,
    availablePoints,
    status: rewardStatus(lot),
    statusText: statusText(lot),
  }
}

const findAccount = (db: Queryable, number: string): Promise<Account | undefined> =>
  db.find<Account>(sql`
    select a.id, a.number, a.name, time_zone_of(a.id, null) as "timeZone",
      (select coalesce(sum(r.available_points), 0) from rewards r
        where r.account_id = a.id and ${isPaidInMoney})::float8 as "payoutPoints"
    from accounts a where a.number = ${number} and a.type = 'Pro'`)

const readEntries = (db: Queryable, accountId: string): Promise<EntryRow[]> =>
  db.rows(sql`
    select e.booked_on::text as "bookedOn", e.kind, e.words,
      (select coalesce(sum(p.points), 0) from reward_postings p
        where p.entry_id = e.id and p.book in ('pending', 'available'))::float8 as points,
      coalesce(c.corrected_by, (select first_name || ' ' || last_name from people where id = e.person_id)) as by
    from reward_entries e
    left join reward_corrections c on c.account_id = e.account_id and e.key = 'correct ' || c.account_id || ' ' || c.key
    where e.account_id = ${accountId} and e.kind <> 'release'
    order by e.booked_on desc, e.id desc
    limit ${shown}::int`)
