import { normalBreakagePercent } from './claimability.ts'

interface PieceCount {
  pieces: number
  piecesPerBox: number
  shippedBoxes: number
}

export interface ClaimedPieces {
  /** Refunds are by the box, so part of a box counts as one. */
  boxes: number
  /** More than normal breakage. */
  isClaimable: boolean
  /** Pieces of normal breakage among all that shipped. */
  normalPieces: number
}

/** A claim of broken pieces, in boxes. */
export function countClaimedPieces({ pieces, piecesPerBox, shippedBoxes }: PieceCount): ClaimedPieces {
  const normalPieces = Math.floor((shippedBoxes * piecesPerBox * normalBreakagePercent) / 100)
  return { boxes: Math.ceil(pieces / piecesPerBox), isClaimable: pieces > normalPieces, normalPieces }
}
