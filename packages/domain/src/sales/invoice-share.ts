export interface InvoicedLine {
  boxes: number
  totalCents: number
  isMerchandise: boolean
  /** Boxes of this line delivered before, and in this delivery. */
  earlierBoxes: number
  deliveredBoxes: number
}

export interface InvoicedOrder {
  lines: readonly InvoicedLine[]
  /** Order-level discount, beyond the line discounts. */
  orderDiscountCents: number
  shippingCents: number
  taxCents: number
}

export interface InvoiceShare {
  goodsCents: number
  merchandiseCents: number
  freightCents: number
  taxCents: number
}

/** Proportional share, rounded half up. */
const proportionOf = (cents: number, of: number, all: number): number =>
  all === 0 ? 0 : Math.floor((2 * cents * of + all) / (2 * all))

/**
 * The invoice of one delivery. Each share is the cumulative sum up to it less the one before, so that all deliveries
 * add up to the order to the cent; freight is on the first.
 */
export function invoiceShare(order: InvoicedOrder): InvoiceShare {
  const before = upTo(order, ({ earlierBoxes }) => earlierBoxes)
  const after = upTo(order, ({ earlierBoxes, deliveredBoxes }) => earlierBoxes + deliveredBoxes)
  const isFirst = order.lines.every(({ earlierBoxes }) => earlierBoxes === 0)
  const goodsCents = after.goods - before.goods
  return {
    goodsCents,
    // each is rounded separately
    merchandiseCents: Math.min(goodsCents, after.merchandise - before.merchandise),
    freightCents: isFirst ? order.shippingCents : 0,
    taxCents: after.tax - before.tax,
  }
}

function upTo({ lines, orderDiscountCents, taxCents }: InvoicedOrder, boxesOf: (line: InvoicedLine) => number) {
  const all = sumOf(lines, ({ totalCents }) => totalCents)
  const gone = sumOf(lines, (line) => proportionOf(line.totalCents, boxesOf(line), line.boxes))
  const merchandise = sumOf(lines, (line) =>
    line.isMerchandise ? proportionOf(line.totalCents, boxesOf(line), line.boxes) : 0,
  )
  const discounted = (cents: number) => cents - proportionOf(orderDiscountCents, cents, all)
  return { goods: discounted(gone), merchandise: discounted(merchandise), tax: proportionOf(taxCents, gone, all) }
}

const sumOf = (lines: readonly InvoicedLine[], of: (line: InvoicedLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)
