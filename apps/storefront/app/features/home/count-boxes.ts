import { totalCents } from '@tessera/domain/coverage/box-price'
import { boxesFor } from '@tessera/domain/coverage/boxes'
import { isMeasure, toText } from '@tessera/domain/coverage/measure'
import { roomArea } from '@tessera/domain/coverage/room-area'
import { wastePatterns } from '@tessera/domain/coverage/waste'

export interface TypedRoomSize {
  length: string
  width: string
}
export interface BoxesAnswer {
  areaSqft: string
  boxes: number
  coveredSqft: string
  leftOverSqft: string
  totalCents: number
  wastePercent: number
}
export interface BoxProduct {
  sqftPerBox: number
  boxCents: number
}

const maxFeet = 500

/** The boxes for a rectangle in a straight layout; undefined until both sides are valid lengths. */
export function countBoxes(
  { length, width }: TypedRoomSize,
  { sqftPerBox, boxCents }: BoxProduct,
): BoxesAnswer | undefined {
  if (!isLength(length) || !isLength(width)) return undefined
  const area = roomArea({ parts: [{ length: { feet: length.trim() }, width: { feet: width.trim() } }] })
  const wastePercent = wastePatterns.grid.percent
  const { boxes, coveredSqft, leftOverSqft } = boxesFor({ areaSqft: area, wastePercent, sqftPerBox })
  return {
    areaSqft: toText(area),
    boxes,
    coveredSqft,
    leftOverSqft,
    wastePercent,
    totalCents: totalCents(boxCents, boxes),
  }
}

const isLength = (text: string): boolean => isMeasure(text.trim()) && Number(text) > 0 && Number(text) <= maxFeet
