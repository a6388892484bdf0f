import { type InvoicedOrder, type InvoiceShare, invoiceShare } from './invoice-share.ts'

export interface CanceledLine {
  boxes: number
  totalCents: number
  isMerchandise: boolean
  canceledBoxes: number
}

/**
 * What all that was canceled of an order comes to: the order less what its deliveries will be invoiced at, so that both
 * together are the total to the cent. Freight stays as long as anything is sent.
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
