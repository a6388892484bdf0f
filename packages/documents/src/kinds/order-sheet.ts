import type { ValueOf } from '@tessera/contract/kit/model'
import type { OrderDetail } from '@tessera/contract/middleware/my-account-orders'
import type { Sheet } from '../sheet.ts'
import { area, dollars, niceDay, units } from '../words.ts'
import { partiesOf } from './party.ts'

export type OrderData = ValueOf<typeof OrderDetail>

/** The order as it was placed, with how far each line is. */
export function orderSheet(order: OrderData): Sheet {
  return {
    title: 'Order',
    number: order.number,
    madeOn: order.placedAt,
    facts: [
      ['Placed', niceDay(order.placedAt)],
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
          { label: 'Quantity', share: 2, isRight: true },
          { label: 'Sent', share: 1, isRight: true },
          { label: 'Lot', share: 2 },
          { label: 'Price', share: 2, isRight: true },
          { label: 'Total', share: 2, isRight: true },
        ],
        rows: order.lines.map((line) => [
          [line.name, line.sku, line.room ?? ''].filter(Boolean).join('\n'),
          [units(line.boxes, line.unit), area(line.areaSqft)].filter(Boolean).join('\n'),
          String(line.shippedBoxes),
          line.lot ?? '',
          dollars(line.unitPriceCents),
          dollars(line.totalCents),
        ]),
      },
    ],
    totals: totalsOf(order),
    notes: ['Before setting, check that all boxes carry the same lot. Report damage within 72 hours of delivery.'],
  }
}

const totalsOf = (order: OrderData): Sheet['totals'] => [
  { label: 'Subtotal', value: dollars(order.subtotalCents) },
  ...(order.discountCents > 0 ? [{ label: 'Savings', value: dollars(-order.discountCents) }] : []),
  { label: 'Shipping', value: dollars(order.shippingCents) },
  { label: 'Tax', value: dollars(order.taxCents) },
  { label: 'Total', value: dollars(order.totalCents), isStrong: true },
  ...(order.balanceCents > 0 ? [{ label: 'Still to pay', value: dollars(order.balanceCents) }] : []),
]
