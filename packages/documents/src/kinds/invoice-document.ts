import type { ValueOf } from '@tessera/contract/kit/model'
import type { BillingDetail } from '@tessera/contract/middleware/billing/models'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatUnits } from '@tessera/domain/format-units'
import { formatArea, formatDay } from '../format-values.ts'
import type { PrintDocument, PrintTable } from '../print-document.ts'
import { type PartnerValue, partiesOf } from './parties.ts'
import { letterheadOf, remittanceOf, type Seller } from './seller.ts'

export type InvoiceData = ValueOf<typeof BillingDetail>

const termsText: Record<string, string> = {
  NT30: 'Net 30 days',
  NT45: 'Net 45 days',
  NT90: 'Net 90 days',
  Z000: 'Due on receipt',
}

/** An invoice or another billing document, with its lines and its open amount. */
export const invoiceDocument = (
  bill: InvoiceData,
  partners: readonly PartnerValue[],
  seller: Seller,
): PrintDocument => ({
  title: bill.typeText,
  number: bill.documentId,
  madeOn: bill.documentOn,
  letterhead: letterheadOf(seller),
  facts: [
    ['Customer number', bill.customerNumber ?? ''],
    ['Date', formatDay(bill.documentOn)],
    ['Due', formatDay(bill.dueOn)],
    ['Terms', termsText[bill.terms ?? ''] ?? ''],
    ['Status', bill.statusText],
    ['Order', bill.orderNumber ?? ''],
    ['PO number', bill.poNumber ?? ''],
    ['Job', bill.jobName ?? ''],
  ],
  parties: billedParties(partners),
  tables: [...(bill.lines.length > 0 ? [linesTable(bill.lines)] : []), ...appliedTable(bill)],
  totals: [
    // a payment has no goods, freight or tax
    ...(bill.type === 'DZ'
      ? []
      : [
          { label: 'Subtotal', value: formatDollars(bill.goodsCents + bill.discountCents) },
          ...(bill.discountCents > 0 ? [{ label: 'Discount', value: formatDollars(-bill.discountCents) }] : []),
          { label: 'Freight', value: formatDollars(bill.freightCents) },
          ...taxTotals(bill),
        ]),
    { label: 'Total', value: formatDollars(bill.amountCents), isStrong: true },
    { label: bill.isCredit ? 'Unapplied' : 'Balance due', value: formatDollars(bill.openCents) },
  ],
  remittance: bill.isCredit || bill.openCents === 0 ? [] : remittanceOf(seller, bill.documentId),
  notes: [
    ...(bill.text ? [bill.text] : []),
    ...(bill.disputedCents > 0 ? [`${formatDollars(bill.disputedCents)} of this amount is disputed.`] : []),
  ],
})

/** By rate where it is known; the rest is tax without a rate. */
const taxTotals = ({ taxes, taxCents }: InvoiceData): PrintDocument['totals'] => {
  const rest = taxCents - taxes.reduce((sum, tax) => sum + tax.taxCents, 0)
  return [
    ...taxes.map(({ state, percent, baseCents, taxCents: cents }) => ({
      label: `Tax, ${state} ${percent}% of ${formatDollars(baseCents)}`,
      value: formatDollars(cents),
    })),
    ...(rest > 0 || taxes.length === 0 ? [{ label: 'Tax', value: formatDollars(rest) }] : []),
  ]
}

/** Every bill says whom it bills: the buyer, if no one else is named for it. */
function billedParties(partners: readonly PartnerValue[]): PrintDocument['parties'] {
  const parties = partiesOf(partners)
  if (parties.some(({ label }) => label.startsWith('Bill to'))) return parties
  return parties.map((party) => ({ ...party, label: party.label.replace(/^Sold to/, 'Bill to') }))
}

const linesTable = (lines: InvoiceData['lines']): PrintTable => ({
  columns: [
    { label: 'Item', share: 5 },
    { label: 'Lot', share: 2 },
    { label: 'Quantity', share: 2, isRight: true },
    { label: 'Price', share: 2.4, isRight: true },
    { label: 'Amount', share: 2, isRight: true },
    { label: 'Tax', share: 1.6, isRight: true },
  ],
  rows: lines.map((line) => [
    `${line.name}\n${line.sku}`,
    line.lot ?? '',
    [formatUnits(line.boxes, line.unit), formatArea(line.areaSqft)].filter(Boolean).join('\n'),
    [
      `${formatDollars(line.unitPriceCents)} / ${line.unit}`,
      line.sqftPriceCents === null ? '' : `${formatDollars(line.sqftPriceCents)} / sq ft`,
    ]
      .filter(Boolean)
      .join('\n'),
    formatDollars(line.totalCents),
    formatDollars(line.taxCents),
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
