import type { Queryable } from '@tessera/server/database'
import { literal, numeral, type Sql, sql } from '@tessera/server/sql'
import type { BookNarrowing, BookSubject } from './book-rules.ts'
import { type BookFault, readBookFaults } from './read-book-faults.ts'

/** Entries that are looked at whenever someone asks: those of hours to days. */
const recent = numeral(500)

const newest = (entries: Sql): Sql => sql`select id from ${entries} order by id desc limit ${recent}`
const [ledgerEntries, rewardEntries] = [newest(sql`ledger_entries`), newest(sql`reward_entries`)]

/** Attempts have no order of their own, so all of them are read at night only. */
const candidates: Readonly<Record<BookSubject, Sql>> = {
  attempt: sql`select null::text`,
  entry: sql`select id::text from (${ledgerEntries}) e`,
  document: sql`select billing_document_id from ledger_postings where entry_id in (${ledgerEntries})`,
  'reward-entry': sql`select id::text from (${rewardEntries}) e`,
  reward: sql`select reward_id from reward_postings where entry_id in (${rewardEntries})`,
  'reward-account': sql`select account_id from reward_entries where id in (${rewardEntries})`,
}

const isText: ReadonlySet<BookSubject> = new Set(['document', 'reward', 'reward-account', 'attempt'])

/** An array, so that PostgreSQL reads the keys first and then these rows alone. */
const onlyRecent: BookNarrowing = (about, key) => {
  const keys = sql`
    select c.id from (${candidates[about]}) c(id) where c.id is not null
    union select f.key from book_findings f where f.about = ${literal(about)}`
  return isText.has(about)
    ? sql`${key} = any(array(${keys}))`
    : sql`${key} = any(array(select k.id::bigint from (${keys}) k(id)))`
}

/** Checks the newest entries, and what the last nightly check found. */
export const findRecentFaults = (db: Queryable): Promise<BookFault[]> => readBookFaults(db, onlyRecent)
