import { type InvoicedOrder, type InvoiceShare, invoiceShare } from './invoice-share.ts'

export interface CanceledLine {
  boxes: number
  totalCents: number
  isMerchandise: boolean
  canceledBoxes: number
}

export interface CanceledOrder extends Omit<InvoicedOrder, 'lines'> {
  lines: readonly CanceledLine[]
}

/**
 * The value of everything canceled: the order less the future invoices of its deliveries, so that both add up to the
 * total to the cent. Freight stays as long as anything is shipped.
 */
export const canceledWorth = (order: CanceledOrder): number => sumOf(canceledShare(order))

/** The same, divided into goods, freight and tax. */
export function canceledShare(order: CanceledOrder): InvoiceShare {
  const lines = order.lines.map(({ canceledBoxes, ...line }) => ({
    ...line,
    earlierBoxes: line.boxes - canceledBoxes,
    deliveredBoxes: canceledBoxes,
  }))
  return invoiceShare({ ...order, lines })
}

const sumOf = ({ goodsCents, freightCents, taxCents }: InvoiceShare): number => goodsCents + freightCents + taxCents
