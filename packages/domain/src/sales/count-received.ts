export interface ReturningLine {
  lineNo: number
  boxes: number
  /** Null if none was counted yet. */
  receivedBoxes: number | null
}

const missingOf = ({ boxes, receivedBoxes }: ReturningLine): number => boxes - (receivedBoxes ?? 0)

/** Boxes of these lines that are still on their way. */
export const countMissing = (lines: readonly ReturningLine[]): number =>
  lines.reduce((sum, line) => sum + missingOf(line), 0)

/** Counts boxes into the lines, the first ones first. The caller has refused more than is missing. */
export function countReceived<Line extends ReturningLine>(lines: readonly Line[], boxes: number): Line[] {
  let left = boxes
  return lines.map((line) => {
    const taken = Math.min(left, missingOf(line))
    left -= taken
    return taken > 0 ? { ...line, receivedBoxes: (line.receivedBoxes ?? 0) + taken } : line
  })
}
