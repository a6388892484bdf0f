/** A lot that was counted, with the free boxes that its counter saw. */
export interface CountedRow {
  recordID: string
  variantID: string | null
  lotNo: string | null
  seen: number
  counted: number
}

interface StockSpot {
  recordID: string
  variantID: string | null
}

export interface StockMove {
  from: StockSpot
  to: StockSpot
  lotNo: string | null
  /** Empty: they keep their lot. */
  toLot: string
  boxes: number
  reason: string
  key: string
  today: string
}

/** The content of a form of stock, or what is wrong with it. */
export type ReadForm<Value> = { value: Value } | { problem: string }

const noReason = { problem: 'Enter a reason. It’s kept in the history.' }
const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** The rows that have a count; empty ones were not counted. */
export function readCounts(form: FormData): ReadForm<{ rows: CountedRow[]; reason: string; key: string }> {
  const rows = parseRows(form.get('rows')).flatMap((row, at) => {
    const typed = textOf(form, `count.${at}`)
    return typed === '' ? [] : [{ ...row, counted: /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN }]
  })
  if (rows.some(({ counted }) => Number.isNaN(counted))) return { problem: 'Enter the counted boxes as whole numbers.' }
  if (rows.length === 0) return { problem: 'Enter the boxes of at least one lot.' }
  const reason = textOf(form, 'reason')
  return reason ? { value: { rows, reason, key: textOf(form, 'key') } } : noReason
}

function parseRows(text: unknown): Omit<CountedRow, 'counted'>[] {
  try {
    const rows: unknown = JSON.parse(String(text ?? '[]'))
    return Array.isArray(rows) ? rows : []
  } catch {
    return []
  }
}

/** A place or a lot in an option of a list. */
export const spotText = (recordID: string, variantID: string | null, lotNo?: string | null): string =>
  JSON.stringify([recordID, variantID, ...(lotNo === undefined ? [] : [lotNo])])

function parseSpot(text: string): (StockSpot & { lotNo: string | null }) | undefined {
  try {
    const [recordID, variantID = null, lotNo = null] = JSON.parse(text) as (string | null)[]
    return typeof recordID === 'string' ? { recordID, variantID, lotNo } : undefined
  } catch {
    return undefined
  }
}

export function readMove(form: FormData, today: string): ReadForm<StockMove> {
  const [from, to] = [parseSpot(textOf(form, 'from')), parseSpot(textOf(form, 'to'))]
  if (!from || !to) return { problem: 'Choose where the boxes are and where they go.' }
  const typed = textOf(form, 'boxes')
  if (!/^[1-9]\d{0,6}$/.test(typed)) return { problem: 'Enter the boxes as a whole number above zero.' }
  const reason = textOf(form, 'reason')
  if (!reason) return noReason
  const { lotNo, ...spot } = from
  const toLot = textOf(form, 'toLot').slice(0, 60)
  return { value: { from: spot, to, lotNo, toLot, boxes: Number(typed), reason, key: textOf(form, 'key'), today } }
}

/** The first boxes of a product at a location. */
export interface NewLocation {
  addressID: string
  /** Empty: boxes in no lot. */
  lotNo: string
  boxes: number
  reason: string
  key: string
  today: string
}

export function readNewLocation(form: FormData, today: string): ReadForm<NewLocation> {
  const addressID = textOf(form, 'addressID')
  if (!addressID) return { problem: 'Choose a location.' }
  const typed = textOf(form, 'boxes')
  if (!/^\d{1,7}$/.test(typed)) return { problem: 'Enter the boxes as a whole number.' }
  const reason = textOf(form, 'reason')
  if (!reason) return noReason
  const lotNo = textOf(form, 'lotNo').slice(0, 60)
  return { value: { addressID, lotNo, boxes: Number(typed), reason, key: textOf(form, 'key'), today } }
}
