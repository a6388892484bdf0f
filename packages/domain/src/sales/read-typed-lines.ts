/** A line as someone types it at the counter: a SKU, boxes or square feet, and a lot if one is wanted. */
export interface TypedLine {
  text: string
  sku: string
  /** Exactly one of both is set. */
  boxes: number | null
  sqft: string | null
  lotNo: string | null
}

export interface UnreadLine {
  text: string
  problem: string
}

export interface TypedLines {
  lines: TypedLine[]
  unread: UnreadLine[]
}

const maxLotLength = 40
/** The SKU, then whatever is between it and the rest: spaces, a tab, a comma or a semicolon. */
const skuAndRest = /^([^\s,;]+)(?:\s*([,;\t])\s*|\s+)?(.*)$/
const amountAndRest =
  /^(\d{1,7}(?:\.\d{1,3})?)\s*(sq\.?\s?ft\.?|sqft|sf|ft2|boxes|box|bxs|bx|cartons?|ctns?|pcs|pieces|each|ea)?(?![\w.])(.*)$/i
const areaUnit = /^(sq|sf|ft)/i

/** Reads lines such as `TS-1180 12`, `TS-1180 12 A118` or `TS-1180 120 sf`, typed or pasted from a spreadsheet. */
export function readTypedLines(text: string): TypedLines {
  const found: TypedLines = { lines: [], unread: [] }
  for (const typed of text.split(/\r?\n/).map((line) => line.trim())) {
    if (typed === '') continue
    const line = readTypedLine(typed)
    if ('problem' in line) found.unread.push(line)
    else found.lines.push(line)
  }
  return found
}

function readTypedLine(text: string): TypedLine | UnreadLine {
  const [, sku = '', separator, rest = ''] = skuAndRest.exec(text) ?? []
  // a comma after the SKU means columns, so a comma further on separates too and groups no thousands
  const amountText =
    separator === ',' ? rest : rest.replace(/^\d{1,3}(,\d{3})+(?!\d)/, (digits) => digits.replaceAll(',', ''))
  const [, amount, unit = '', after = ''] = amountAndRest.exec(amountText) ?? []
  if (amount === undefined)
    return { text, problem: 'Type the SKU, then boxes or square feet, such as 205253 12 or 205253 120 sf.' }
  const lotNo =
    after
      .replace(/^[\s,;]+/, '')
      .replace(/[\s,;]+$/, '')
      .replace(/^lot\s+/i, '') || null
  if (lotNo && lotNo.length > maxLotLength) return { text, problem: 'Type one line for each product.' }
  if (areaUnit.test(unit))
    return Number(amount) > 0
      ? { text, sku, boxes: null, sqft: amount, lotNo }
      : { text, problem: 'Type an area of more than 0.' }
  const boxes = Number(amount)
  if (!Number.isInteger(boxes) || boxes < 1)
    return { text, problem: 'Type a whole number of boxes, or square feet with sf.' }
  return { text, sku, boxes, sqft: null, lotNo }
}
