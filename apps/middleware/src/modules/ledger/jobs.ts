import type { Database } from '@tessera/server/database'
import type { JobHandlers } from '@tessera/server/jobs'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import type { Bank } from './bank/bank-port.ts'
import { embeddedBank } from './bank/embedded-bank.ts'
import { checkBooks } from './book-check/check-books.ts'
import { settleBankPayments } from './invoice-payment/settle-bank-payments.ts'
import { remindOverdue } from './reminders/remind-overdue.ts'
import { expireRewards } from './rewards/expire-rewards.ts'
import { payReferrals } from './rewards/pay-referrals.ts'
import { releaseRewards } from './rewards/release-rewards.ts'
import { closeMonths } from './statements/close-months.ts'

interface BooksTaskNeeds {
  database: Database
  /** Base of links in emails. */
  publicUrl: string
  logger: Pick<Logger, 'error'>
}

/** Jobs of the ledger. Each may run twice and in several processes: unique keys in the tables prevent duplicates. */
export const booksTasks = (
  { database, publicUrl, logger }: BooksTaskNeeds,
  bank: Bank = embeddedBank(database),
): JobHandlers => {
  const at = (work: (now: Date) => Promise<unknown>) => async () => {
    await work(await databaseNow(database))
  }
  return {
    'settle-bank-payments': at((now) => settleBankPayments({ database, bank, publicUrl }, now)),
    'check-books': () => checkBooks(database, logger),
    'close-months': at((now) => closeMonths(database, now)),
    'remind-overdue': at((now) => remindOverdue(database, publicUrl, now)),
    'release-rewards': at((now) => releaseRewards(database, now)),
    'pay-referrals': at((now) => payReferrals(database, now)),
    'expire-rewards': at((now) => expireRewards(database, now)),
  }
}

/** Uses the database clock, since several machines run jobs. */
async function databaseNow(database: Database): Promise<Date> {
  const row = await database.find<{ now: Date }>(sql`select now() as now`)
  return row?.now ?? new Date()
}

/**
 * Hourly, so that an outage delays work by an hour and not by a month. Referrals on the fifth, emails in the daytime.
 * `fill` makes up for runs that were due while no worker ran.
 */
export const booksCrontab = `
* * * * * settle-bank-payments ?max=3
20 4 * * * check-books ?max=3&fill=1d
10 * * * * close-months ?max=3&fill=1h
20 * * * * release-rewards ?max=3&fill=1h
30 * * * * expire-rewards ?max=3&fill=1h
50 4 5 * * pay-referrals ?max=3&fill=1w
40 13 * * * remind-overdue ?max=3&fill=8h
`
