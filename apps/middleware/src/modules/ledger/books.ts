import type { NewCredit } from './posting/post-credits.ts'
import type { PostedDocument } from './posting/post-documents.ts'
import type { NewInvoice } from './posting/post-invoices.ts'
import type { NewPayment } from './posting/post-payments.ts'
import type { NewRefund } from './posting/post-refunds.ts'

export type { NewCredit, NewInvoice, NewPayment, NewRefund, PostedDocument }

/**
 * The back office, in the shop's words, as far as its books go. Every call may be repeated: what has the same key is
 * there once. Days are those of the store, 2026-03-31.
 */
export interface Books {
  /** Goods went out: what is owed for them, on terms or paid already; the points they earn come along. */
  invoice(invoices: readonly NewInvoice[], now: Date): Promise<PostedDocument[]>
  /** Money came in. */
  takePayments(payments: readonly NewPayment[]): Promise<PostedDocument[]>
  /** Goods came back, or something was put right; points of what came back go back too. */
  credit(credits: readonly NewCredit[], now: Date): Promise<PostedDocument[]>
  /** Money of a credit leaves us again. */
  refund(refunds: readonly NewRefund[]): Promise<void>
  /** Statements for every month that is over. Answers how many were written. */
  closeMonths(now: Date): Promise<number>
}
