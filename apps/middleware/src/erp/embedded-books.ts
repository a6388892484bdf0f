import type { Database } from '@tessera/server/database'
import { closeMonths } from '../billing/close-months.ts'
import { settleDeposits } from '../billing/deposits.ts'
import { postCredits } from '../billing/post-credits.ts'
import { postInvoices } from '../billing/post-invoices.ts'
import { postPayments } from '../billing/post-payments.ts'
import { postRefunds } from '../billing/post-refunds.ts'
import { settleTerms } from '../billing/settle-terms.ts'
import { awardInvoices } from '../rewards/award-invoices.ts'
import { reverseReturned } from '../rewards/reverse-returned.ts'
import type { Books } from './port.ts'

/** The books on the shop's own database. */
export const embeddedBooks = (database: Database): Books => ({
  invoice: (invoices, now) =>
    database.transaction(async (db) => {
      const posted = await postInvoices(db, invoices)
      await settleTerms(db, invoices, now)
      await settleDeposits(db, posted, now)
      await awardInvoices(
        db,
        posted.map(({ id }) => id),
      )
      return posted
    }),
  takePayments: (payments) => database.transaction((db) => postPayments(db, payments)),
  credit: (credits, now) =>
    database.transaction(async (db) => {
      const posted = await postCredits(db, credits)
      const fresh = posted.filter(({ isNew }) => isNew).map(({ id }) => id)
      await reverseReturned(db, fresh, now)
      return posted
    }),
  refund: (refunds) =>
    database.transaction(async (db) => {
      await postRefunds(db, refunds)
    }),
  closeMonths: (now) => closeMonths(database, now),
})
