import type { ValueOf } from '@tessera/contract/kit/model'
import type { InvoicePayment } from '@tessera/contract/middleware/billing/models'
import { formatDay, formatDollars } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'

export type ReceiptData = ValueOf<typeof InvoicePayment>

/** The payment, its method, and the amount left open on each document. */
export const receiptDocument = (receipt: ReceiptData, accountName: string): PrintDocument => ({
  title: 'Receipt',
  number: receipt.receiptId ?? receipt.paymentId,
  madeOn: receipt.paidAt ?? '1970-01-01',
  facts: [
    ['Paid', formatDay(receipt.paidAt)],
    ['Paid by', receipt.paidBy ?? ''],
    ['Paid with', receipt.cardText ?? ''],
    ['Account', accountName],
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
            heading: 'Credits used',
            columns: [
              { label: 'Credit', share: 3 },
              { label: 'Used', share: 2, isRight: true },
              { label: 'Left', share: 2, isRight: true },
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
  totals: [
    { label: 'By credit', value: formatDollars(receipt.creditCents) },
    { label: receipt.cardText ?? 'By card', value: formatDollars(receipt.cardCents) },
    { label: 'Paid', value: formatDollars(receipt.totalCents), isStrong: true },
  ],
  notes: ['Thank you. Please keep this receipt with your records.'],
})
