import { type InvoicedOrder, type InvoiceShare, invoiceShare } from './invoice-share.ts'

export interface CanceledLine {
  boxes: number
  totalCents: number
  isMerchandise: boolean
  canceledBoxes: number
}

/**
 * The value of everything canceled: the order less the future invoices of its deliveries, so that both add up to the
 * total to the cent. Freight stays as long as anything is shipped.
 */
export function canceledWorth(order: Omit<InvoicedOrder, 'lines'> & { lines: readonly CanceledLine[] }): number {
  const lines = order.lines.map(({ canceledBoxes, ...line }) => ({
    ...line,
    earlierBoxes: line.boxes - canceledBoxes,
    deliveredBoxes: canceledBoxes,
  }))
  return sumOf(invoiceShare({ ...order, lines }))
}

const sumOf = ({ goodsCents, freightCents, taxCents }: InvoiceShare): number => goodsCents + freightCents + taxCents
