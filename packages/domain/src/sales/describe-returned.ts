import { describeQuantities } from './describe-quantity.ts'
import type { ReturnReason } from './return-life-cycle.ts'

export interface ReturnedQuantity {
  boxes: number
  acceptedBoxes: number
  /** Claimed pieces, if the claim counts them instead of boxes. */
  pieces: number | null
  unit: string
  isSample: boolean
}

/** '4 boxes returned', '2 bags and 1 sheet returned', '7 pieces arrived broken'. */
export function describeReturned(kind: ReturnReason, lines: readonly ReturnedQuantity[]): string {
  const accepted = lines
    .filter(({ acceptedBoxes }) => acceptedBoxes > 0)
    .map(({ boxes, acceptedBoxes, pieces, unit, isSample }) =>
      pieces && acceptedBoxes === boxes
        ? { boxes: pieces, unit: 'each', isSample: false }
        : { boxes: acceptedBoxes, unit, isSample },
    )
  const what = accepted.length > 0 ? describeQuantities(accepted) : 'Nothing'
  return `${what} ${kind === 'damage' ? 'arrived broken' : 'returned'}`
}
