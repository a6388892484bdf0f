import type { ValueOf } from '@tessera/contract/kit/model'
import type { InvoicePayment } from '@tessera/contract/middleware/invoice-payment-models'
import type { Sheet } from '../sheet.ts'
import { dollars, niceDay } from '../words.ts'

export type ReceiptData = ValueOf<typeof InvoicePayment>

/** The payment, its method, and the amount left open on each document. */
export const receiptSheet = (receipt: ReceiptData, accountName: string): Sheet => ({
  title: 'Receipt',
  number: receipt.receiptId ?? receipt.paymentId,
  madeOn: receipt.paidAt ?? '1970-01-01',
  facts: [
    ['Paid', niceDay(receipt.paidAt)],
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
        dollars(one.amountCents),
        dollars(one.paidCents),
        dollars(one.byCreditCents),
        dollars(one.openCents),
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
            rows: receipt.credits.map((one) => [one.documentId, dollars(one.usedCents), dollars(one.openCents)]),
          },
        ]
      : []),
  ],
  totals: [
    { label: 'By credit', value: dollars(receipt.creditCents) },
    { label: receipt.cardText ?? 'By card', value: dollars(receipt.cardCents) },
    { label: 'Paid', value: dollars(receipt.totalCents), isStrong: true },
  ],
  notes: ['Thank you. Please keep this receipt with your records.'],
})
