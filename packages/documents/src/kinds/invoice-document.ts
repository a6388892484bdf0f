import type { ValueOf } from '@tessera/contract/kit/model'
import type { BillingDetail } from '@tessera/contract/middleware/billing/models'
import { formatDay, formatDollars, formatUnits } from '../format-values.ts'
import type { PrintDocument, PrintTable } from '../print-document.ts'
import { type PartnerValue, partiesOf } from './parties.ts'

export type InvoiceData = ValueOf<typeof BillingDetail>

export interface InvoiceLine {
  sku: string
  name: string
  unit: string
  boxes: number
  lot: string | null
  unitPriceCents: number
  totalCents: number
}

const termsText: Record<string, string> = {
  NT30: 'Net 30 days',
  NT45: 'Net 45 days',
  NT90: 'Net 90 days',
  Z000: 'Due on receipt',
}

/** An invoice or another billing document, with its lines and its open amount. */
export const invoiceDocument = (
  bill: InvoiceData,
  lines: readonly InvoiceLine[],
  partners: readonly PartnerValue[],
): PrintDocument => ({
  title: bill.typeText,
  number: bill.documentId,
  madeOn: bill.documentOn,
  facts: [
    ['Date', formatDay(bill.documentOn)],
    ['Due', formatDay(bill.dueOn)],
    ['Terms', termsText[bill.terms ?? ''] ?? ''],
    ['Status', bill.statusText],
    ['Order', bill.orderNumber ?? ''],
    ['PO number', bill.poNumber ?? ''],
    ['Job', bill.jobName ?? ''],
  ],
  parties: partiesOf(partners),
  tables: [...(lines.length > 0 ? [linesTable(lines)] : []), ...appliedTable(bill)],
  totals: [
    // a payment has no goods, freight or tax
    ...(bill.type === 'DZ'
      ? []
      : [
          { label: 'Goods', value: formatDollars(bill.goodsCents) },
          { label: 'Freight', value: formatDollars(bill.freightCents) },
          { label: 'Tax', value: formatDollars(bill.taxCents) },
        ]),
    { label: 'Total', value: formatDollars(bill.amountCents), isStrong: true },
    { label: bill.isCredit ? 'Unapplied' : 'Open', value: formatDollars(bill.openCents) },
  ],
  notes: [
    ...(bill.text ? [bill.text] : []),
    ...(bill.disputedCents > 0 ? [`${formatDollars(bill.disputedCents)} of this amount is disputed.`] : []),
    ...(bill.isCredit || bill.openCents === 0
      ? []
      : [`Please include ${bill.documentId} with your payment. You can pay online in your account.`]),
  ],
})

const linesTable = (lines: readonly InvoiceLine[]): PrintTable => ({
  columns: [
    { label: 'Item', share: 5 },
    { label: 'Lot', share: 2 },
    { label: 'Quantity', share: 2, isRight: true },
    { label: 'Price', share: 2, isRight: true },
    { label: 'Amount', share: 2, isRight: true },
  ],
  rows: lines.map((line) => [
    `${line.name}\n${line.sku}`,
    line.lot ?? '',
    formatUnits(line.boxes, line.unit),
    formatDollars(line.unitPriceCents),
    formatDollars(line.totalCents),
  ]),
})

const appliedTable = ({ applications, isCredit }: InvoiceData): PrintTable[] =>
  applications.length === 0
    ? []
    : [
        {
          heading: isCredit ? 'Applied to' : 'Payments and credits',
          columns: [
            { label: 'Date', share: 2 },
            { label: 'Document', share: 3 },
            { label: 'Type', share: 4 },
            { label: 'Amount', share: 2, isRight: true },
          ],
          rows: applications.map((one) => [
            formatDay(one.bookedOn),
            one.documentId,
            one.typeText,
            formatDollars(one.cents),
          ]),
        },
      ]
