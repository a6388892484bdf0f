import type { NewCredit } from './posting/post-credits.ts'
import type { PostedDocument } from './posting/post-documents.ts'
import type { NewInvoice } from './posting/post-invoices.ts'
import type { NewPayment } from './posting/post-payments.ts'
import type { NewRefund } from './posting/post-refunds.ts'

export type { NewCredit, NewInvoice, NewPayment, NewRefund, PostedDocument }

/**
 * Bookkeeping interface of the back office. Every call is safe to repeat: entries with the same key exist once. Dates
 * are store dates, such as 2026-03-31.
 */
export interface Books {
  /** Invoices shipped goods, on terms or already paid, and awards the points they earn. */
  invoice(invoices: readonly NewInvoice[], now: Date): Promise<PostedDocument[]>
  /** Books incoming payments. */
  takePayments(payments: readonly NewPayment[]): Promise<PostedDocument[]>
  /** Credits returned goods and corrections, and reverses the points of returned goods. */
  credit(credits: readonly NewCredit[], now: Date): Promise<PostedDocument[]>
  /** Books a refund that was paid out of a credit. */
  refund(refunds: readonly NewRefund[]): Promise<void>
  /** Writes statements for every month that has ended. Returns how many were written. */
  closeMonths(now: Date): Promise<number>
}
