import { formatUnits } from '@tessera/domain/format-units'
import { formatArea, formatDay, formatDayIn } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'
import type { OrderData } from './order-document.ts'
import { partiesOf } from './parties.ts'
import { letterheadOf, type Seller } from './seller.ts'

/** The items and lots of one delivery, to check on arrival. No prices. */
export function packingListDocument(
  order: OrderData,
  deliveryNumber: string,
  seller: Seller,
): PrintDocument | undefined {
  const shipment = order.shipments.find(({ number }) => number === deliveryNumber)
  if (!shipment) return undefined
  return {
    title: 'Packing list',
    number: shipment.number,
    madeOn: shipment.shippedAt,
    letterhead: letterheadOf(seller),
    facts: [
      ['Order', order.number],
      ['Shipped', formatDayIn(shipment.shippedAt, order.timeZone)],
      ['Expected', formatDay(shipment.expectedOn)],
      ['Arrived', formatDayIn(shipment.deliveredAt, order.timeZone)],
      ['Carrier', shipment.carrier ?? ''],
      ['Tracking', shipment.tracking ?? ''],
      ['PO number', order.poNumber ?? ''],
      ['Job', order.jobName ?? ''],
    ],
    parties: partiesOf(order.partners, order.shippingAddress),
    tables: [
      {
        columns: [
          { label: 'SKU', share: 2 },
          { label: 'Item', share: 5 },
          { label: 'Lot', share: 2 },
          { label: 'Quantity', share: 2, isRight: true },
          { label: 'Area', share: 2, isRight: true },
          { label: 'Checked', share: 1.4, isTicked: true },
        ],
        rows: shipment.lines.map((line) => [
          line.sku,
          line.name,
          line.lot ?? '',
          formatUnits(line.boxes, line.unit),
          formatArea(line.areaSqft),
          '',
        ]),
      },
    ],
    totals: [],
    notes: [
      ...(shipment.proof?.signedBy
        ? [`Signed for by ${shipment.proof.signedBy}, ${formatDayIn(shipment.proof.at, order.timeZone)}.`]
        : []),
      'Before you install, check that every box has the same lot number. Report damage within 72 hours of delivery.',
    ],
  }
}
