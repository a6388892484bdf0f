import type { Database } from '@tessera/server/database'
import type { Books } from './books.ts'
import { settleDeposits } from './posting/deposits.ts'
import { postCredits } from './posting/post-credits.ts'
import { postInvoices } from './posting/post-invoices.ts'
import { postPayments } from './posting/post-payments.ts'
import { postRefunds } from './posting/post-refunds.ts'
import { settleTerms } from './posting/settle-terms.ts'
import { awardInvoices } from './rewards/award-invoices.ts'
import { reverseReturned } from './rewards/reverse-returned.ts'
import { closeMonths } from './statements/close-months.ts'

/** Books in the shop's own database. */
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
