/** Maximum share of the picture that the product fills. */
export const fill = 0.88
/** Distance between stacked pieces, as a share of their length. */
export const stackGap = 0.03
/** Position of the joint in each row of boards, as a share of the visible width. */
export const boardJoints = [0.68, 0.22, 0.9] as const

/** The uneven edge of a mosaic sheet, between whose chips paper shows, as a share of the sheet. */
const sheetEdge = 0.05

/** The size of a piece, its length not below its width. */
interface PieceSize {
  lengthIn: number
  widthIn: number
}

/** A part of the picture, in shares of its sides. */
export interface FaceCrop {
  x: number
  y: number
  width: number
  height: number
}

export const isBoard = ({ lengthIn, widthIn }: PieceSize): boolean => lengthIn >= 20 && lengthIn / widthIn >= 3.5

/** Long pieces are stacked in twos or more, to fill the square and show how faces differ. */
export const stackedCount = ({ lengthIn, widthIn }: PieceSize): number =>
  Math.min(4, Math.max(1, Math.round(lengthIn / widthIn)))

/** Where the faces of a product are in its face picture; `shape` is a rectangle, a hexagon or a mosaic sheet. */
export function faceCrops(shape: 'rectangle' | 'hexagon' | 'sheet', size: PieceSize): FaceCrop[] {
  if (shape === 'sheet') return [centeredCrop(1 - 2 * sheetEdge, 1 - 2 * sheetEdge)]
  if (shape === 'hexagon') return [centeredCrop(size.widthIn / size.lengthIn, 1)]
  return isBoard(size) ? boardCrops() : stackCrops(size)
}

const centeredCrop = (width: number, height: number): FaceCrop => ({
  x: (1 - fill * width) / 2,
  y: (1 - fill * height) / 2,
  width: fill * width,
  height: fill * height,
})

function stackCrops(size: PieceSize): FaceCrop[] {
  const { lengthIn, widthIn } = size
  const count = stackedCount(size)
  const pitch = widthIn + lengthIn * stackGap
  const allIn = pitch * (count - 1) + widthIn
  const longest = Math.max(lengthIn, allIn)
  const { x, y, width } = centeredCrop(lengthIn / longest, allIn / longest)
  const share = fill / longest
  return Array.from({ length: count }, (_, at) => ({ x, y: y + at * pitch * share, width, height: widthIn * share }))
}

/** The wider board of each row, a little inside its edges. */
const boardCrops = (): FaceCrop[] =>
  boardJoints.map((joint, row) => {
    const at = (1 - fill) / 2 + joint * fill
    const y = (1 - fill) / 2 + (row / 3) * fill + 0.005
    const height = fill / 3 - 0.01
    return joint > 0.5 ? { x: 0, y, width: at - 0.01, height } : { x: at + 0.01, y, width: 0.99 - at, height }
  })
