import { type CanceledLine, type CanceledOrder, canceledShare, canceledWorth } from './canceled-worth.ts'

/** Whole cents, below zero if the order gets cheaper. */
export interface ChangeEffect {
  goodsCents: number
  freightCents: number
  taxCents: number
  totalCents: number
}

interface NumberedLine extends CanceledLine {
  lineNo: number
}

interface ChangedOrder extends Omit<CanceledOrder, 'lines'> {
  lines: readonly NumberedLine[]
  /** As it was recorded with earlier cancellations. */
  canceledCents: number
}

/**
 * The effect of canceling boxes on the sums of an order. It is the difference between everything canceled after and
 * what was recorded before, so that any sequence of changes adds up to the cent.
 */
export function cancelEffect(
  order: ChangedOrder,
  cancellations: readonly { lineNo: number; boxes: number }[],
): ChangeEffect {
  const more = new Map(cancellations.map(({ lineNo, boxes }) => [lineNo, boxes]))
  const lines = order.lines.map((line) => ({
    ...line,
    canceledBoxes: line.canceledBoxes + (more.get(line.lineNo) ?? 0),
  }))
  const [before, after] = [canceledShare(order), canceledShare({ ...order, lines })]
  const goodsCents = before.goodsCents - after.goodsCents
  const freightCents = before.freightCents - after.freightCents
  const totalCents = order.canceledCents - canceledWorth({ ...order, lines })
  return { goodsCents, freightCents, taxCents: totalCents - goodsCents - freightCents, totalCents }
}

export const addEffects = (one: ChangeEffect, other: ChangeEffect): ChangeEffect => ({
  goodsCents: one.goodsCents + other.goodsCents,
  freightCents: one.freightCents + other.freightCents,
  taxCents: one.taxCents + other.taxCents,
  totalCents: one.totalCents + other.totalCents,
})
