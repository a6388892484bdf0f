import type { ValueOf } from '@tessera/contract/kit/model'
import type { OrderDetail } from '@tessera/contract/middleware/orders/models'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatUnits } from '@tessera/domain/format-units'
import { shippingRow } from '@tessera/domain/sales/shipping-row'
import { formatArea, formatDay } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'
import { partiesOf } from './parties.ts'
import { letterheadOf, type Seller } from './seller.ts'

export type OrderData = ValueOf<typeof OrderDetail>

/** The order as placed, with the status of each line. */
export function orderDocument(order: OrderData, seller: Seller): PrintDocument {
  return {
    title: 'Order',
    number: order.number,
    madeOn: order.placedOn,
    letterhead: letterheadOf(seller),
    facts: [
      ['Placed', formatDay(order.placedOn)],
      ['Status', order.statusText],
      ['PO number', order.poNumber ?? ''],
      ['Job', order.jobName ?? ''],
      ['Placed by', order.placedBy ?? ''],
      ['Store', order.storeName ?? ''],
      ['Payment', order.paymentText ?? ''],
    ],
    parties: partiesOf(order.partners, order.shippingAddress),
    tables: [
      {
        columns: [
          { label: 'Item', share: 5 },
          { label: 'Lot', share: 2 },
          { label: 'Quantity', share: 2, isRight: true },
          { label: 'Sent', share: 1, isRight: true },
          { label: 'Price', share: 2, isRight: true },
          { label: 'Total', share: 2, isRight: true },
        ],
        rows: order.lines.map((line) => [
          `${line.name}\n${[line.sku, line.room].filter(Boolean).join(' · ')}`,
          line.lot ?? '',
          [
            formatUnits(line.boxes, line.unit),
            formatArea(line.areaSqft),
            line.canceledBoxes > 0 && `${line.canceledBoxes} canceled`,
          ]
            .filter(Boolean)
            .join('\n'),
          String(line.shippedBoxes),
          formatDollars(line.unitPriceCents),
          formatDollars(line.totalCents),
        ]),
      },
    ],
    totals: totalsOf(order),
    notes: [
      'Before you install, check that all boxes have the same lot number. Report damage within 72 hours of delivery.',
    ],
  }
}

/** The order without prices, for a client or a crew. */
export function orderCopyDocument(order: OrderData, seller: Seller): PrintDocument {
  const whole = orderDocument(order, seller)
  const priced = ['Price', 'Total']
  return {
    ...whole,
    facts: whole.facts.filter(([label]) => label !== 'Payment'),
    tables: whole.tables.map(({ columns, rows, ...table }) => {
      const isUnpriced = (_: unknown, at: number) => !priced.includes(columns[at]?.label ?? '')
      return { ...table, columns: columns.filter(isUnpriced), rows: rows.map((row) => row.filter(isUnpriced)) }
    }),
    totals: [],
  }
}

const shippingTotal = ({ shippingCents, isPickUp }: OrderData) => {
  const { label, amount } = shippingRow(shippingCents, isPickUp)
  return { label, value: amount }
}

const totalsOf = (order: OrderData): PrintDocument['totals'] => [
  { label: 'Subtotal', value: formatDollars(order.subtotalCents) },
  ...(order.discountCents > 0 ? [{ label: 'Savings', value: formatDollars(-order.discountCents) }] : []),
  shippingTotal(order),
  { label: 'Tax', value: formatDollars(order.taxCents) },
  { label: 'Total', value: formatDollars(order.totalCents), isStrong: true },
  ...(order.canceledCents > 0
    ? [
        { label: 'Canceled', value: formatDollars(-order.canceledCents) },
        { label: 'Total to be invoiced', value: formatDollars(order.totalCents - order.canceledCents) },
      ]
    : []),
  ...(order.balanceCents > 0 ? [{ label: 'Balance due', value: formatDollars(order.balanceCents) }] : []),
]
