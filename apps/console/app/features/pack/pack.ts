/** A line of the order with boxes that can leave. */
export interface PackLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  leftBoxes: number
  /** The reserved lot. */
  lot: string | null
}

/** Boxes of one lot; a line has several rows if it leaves from several lots. */
export interface PackRow {
  lineNo: number
  boxes: number
  lot: string
  /** The lot was scanned or typed, not only reserved. */
  isLotSure: boolean
}

export interface Pack {
  rows: readonly PackRow[]
  /** The row that numbers and lots are for; -1 before the first scan. */
  current: number
  carrier: string
  tracking: string
}

/** An order as far as its packing needs it. */
export interface PackOrder {
  number: string
  isPickUp: boolean
  lines: readonly PackLine[]
}

export interface Scanned {
  pack: Pack
  /** Read aloud after each scan. */
  message: string
  isRefused: boolean
  /** The scan sends what is packed. */
  sends?: true
  /** The number of the order that the scan opens. */
  opens?: string
}

export const startPack = (lines: readonly PackLine[]): Pack => ({
  rows: lines.map(({ lineNo, lot }) => ({ lineNo, boxes: 0, lot: lot ?? '', isLotSure: false })),
  current: -1,
  carrier: '',
  tracking: '',
})

export const packedOf = ({ rows }: Pack, lineNo: number): number =>
  rows.reduce((sum, row) => (row.lineNo === lineNo ? sum + row.boxes : sum), 0)

export const packedBoxes = ({ rows }: Pack): number => rows.reduce((sum, { boxes }) => sum + boxes, 0)

export const fillPack = (pack: Pack, lines: readonly PackLine[]): Pack => ({
  ...pack,
  rows: pack.rows.map((row, at) => {
    const line = lines.find(({ lineNo }) => lineNo === row.lineNo)
    const isFirst = pack.rows.findIndex(({ lineNo }) => lineNo === row.lineNo) === at
    return line && isFirst ? { ...row, boxes: row.boxes + line.leftBoxes - packedOf(pack, row.lineNo) } : row
  }),
})

export function addRow(pack: Pack, lineNo: number, lot = ''): Pack {
  const last = pack.rows.findLastIndex((row) => row.lineNo === lineNo)
  if (last === -1) return pack
  const row = { lineNo, boxes: 0, lot, isLotSure: lot !== '' }
  return { ...pack, rows: pack.rows.toSpliced(last + 1, 0, row), current: last + 1 }
}

export const changeRow = (pack: Pack, at: number, change: Partial<PackRow>): Pack => ({
  ...pack,
  current: at,
  rows: pack.rows.map((row, index) => (index === at ? { ...row, ...change } : row)),
})

/** Whether nothing is scanned or typed, so that leaving the page loses nothing. */
export const isUntouched = ({ rows, carrier, tracking }: Pack): boolean =>
  carrier === '' && tracking === '' && rows.every(({ boxes, isLotSure }) => boxes === 0 && !isLotSure)

export const nothingPacked = 'Nothing is packed yet. Scan a product, or enter how many boxes leave.'

/** Why the boxes cannot leave like this; undefined if they can. */
export function findPackProblem(pack: Pack, lines: readonly PackLine[]): string | undefined {
  if (packedBoxes(pack) === 0) return nothingPacked
  for (const { lineNo, sku, leftBoxes } of lines) {
    const packed = packedOf(pack, lineNo)
    if (packed > leftBoxes) return `Only ${leftBoxes} of ${sku} are left, not ${packed}.`
  }
  return undefined
}

/** The rows as the call takes them: rows of one lot are one. */
export function leavingBoxes({ rows }: Pack): { lineNo: number; boxes: number; lot: string | null }[] {
  const byLot = Map.groupBy(
    rows.filter(({ boxes }) => boxes > 0),
    ({ lineNo, lot }) => JSON.stringify([lineNo, lot.trim()]),
  )
  return [...byLot.values()].flatMap((same) => {
    const [first] = same
    const boxes = same.reduce((sum, row) => sum + row.boxes, 0)
    return first ? [{ lineNo: first.lineNo, boxes, lot: first.lot.trim() || null }] : []
  })
}
