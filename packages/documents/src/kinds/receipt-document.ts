import type { ValueOf } from '@tessera/contract/kit/model'
import type { InvoicePayment } from '@tessera/contract/middleware/billing/models'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatDayIn } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'
import { letterheadOf, type Seller } from './seller.ts'

export type ReceiptData = ValueOf<typeof InvoicePayment>

/** The payment, its method, and the amount left open on each document. */
export const receiptDocument = (
  receipt: ReceiptData,
  account: { name: string; number: string; timeZone: string },
  seller: Seller,
): PrintDocument => ({
  title: 'Receipt',
  number: receipt.receiptId ?? receipt.paymentId,
  madeOn: receipt.paidAt ?? '1970-01-01',
  letterhead: letterheadOf(seller),
  facts: [
    ['Paid', formatDayIn(receipt.paidAt, account.timeZone)],
    ['Paid by', receipt.paidBy ?? ''],
    ['Paid with', receipt.cardText ?? ''],
    ['Customer', `${account.name} (${account.number})`],
  ],
  parties: [],
  tables: [
    {
      heading: 'Documents paid',
      columns: [
        { label: 'Document', share: 3 },
        { label: 'PO / job', share: 3 },
        { label: 'Amount', share: 2, isRight: true },
        { label: 'Paid', share: 2, isRight: true },
        { label: 'By credit', share: 2, isRight: true },
        { label: 'Balance due', share: 2, isRight: true },
      ],
      rows: receipt.documents.map((one) => [
        one.documentId,
        [one.poNumber, one.jobName].filter(Boolean).join(' / '),
        formatDollars(one.amountCents),
        formatDollars(one.paidCents),
        formatDollars(one.byCreditCents),
        formatDollars(one.openCents),
      ]),
    },
    ...(receipt.credits.length > 0
      ? [
          {
            heading: 'Credits applied',
            columns: [
              { label: 'Credit', share: 3 },
              { label: 'Applied', share: 2, isRight: true },
              { label: 'Remaining', share: 2, isRight: true },
            ],
            rows: receipt.credits.map((one) => [
              one.documentId,
              formatDollars(one.usedCents),
              formatDollars(one.openCents),
            ]),
          },
        ]
      : []),
  ],
  totals: totalsOf(receipt),
  notes: ['Thank you. Please keep this receipt with your records.'],
})

const totalsOf = (receipt: ReceiptData): PrintDocument['totals'] => [
  { label: 'By credit', value: formatDollars(receipt.creditCents) },
  { label: receipt.cardText ?? 'By card', value: formatDollars(receipt.cardCents) },
  { label: 'Paid', value: formatDollars(receipt.totalCents), isStrong: true },
]
