import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { postInBatches } from '../posting/post-in-batches.ts'

export type RewardBook = 'issued' | 'pending' | 'available' | 'redeemed' | 'paid' | 'expired' | 'reversed'

export interface RewardPosting {
  book: RewardBook
  rewardId: string
  points: number
}

export interface NewRewardEntry {
  /** Entries are unique by key. */
  key: string
  accountId: string
  kind: 'earn' | 'release' | 'redeem' | 'payout' | 'expire' | 'reverse'
  bookedOn: string
  words?: string | null
  personId?: string | null
  postings: readonly RewardPosting[]
}

/** Books points. Returns the keys of new entries. */
export const postRewardEntries = (db: Queryable, entries: readonly NewRewardEntry[]): Promise<Set<string>> =>
  postInBatches(entries, (some) => postBatch(db, some))

async function postBatch(db: Queryable, entries: readonly NewRewardEntry[]): Promise<string[]> {
  const booked = await db.rows<{ id: string; key: string }>(sql`
    insert into reward_entries (account_id, kind, booked_on, key, words, person_id)
    select e."accountId", e.kind, e."bookedOn", e.key, e.words, e."personId"
    from jsonb_to_recordset(${JSON.stringify(entries.map(({ postings: _, ...entry }) => entry))}::jsonb)
      as e(key text, "accountId" text, kind text, "bookedOn" date, words text, "personId" uuid)
    order by e."bookedOn", e.key
    on conflict (key) do nothing
    returning id::text, key`)
  const ids = new Map(booked.map(({ id, key }) => [key, id]))
  const postings = entries.flatMap(({ key, postings: own }) => {
    const id = ids.get(key)
    const moving = own.filter(({ points }) => points !== 0)
    return id ? moving.map((posting, index) => ({ ...posting, id, line: index + 1 })) : []
  })
  if (postings.length > 0)
    await db.rows(sql`
      insert into reward_postings (entry_id, line, book, reward_id, points)
      select p.id, p.line, p.book, p."rewardId", p.points
      from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
        as p(id bigint, line integer, book text, "rewardId" text, points bigint)`)
  return [...ids.keys()]
}
