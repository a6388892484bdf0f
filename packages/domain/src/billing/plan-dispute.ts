/** A billed line that can be disputed. */
export interface DisputableLine {
  lineNo: number
  boxes: number
  totalCents: number
  taxCents: number
}

export interface LineChoice {
  lineNo: number
  boxes?: number | null
  amountCents?: number | null
}

export interface DisputedPart {
  lineNo: number
  boxes: number | null
  amountCents: number
}

export interface DisputeProblem {
  field: string
  message: string
}

/** The disputed part of each chosen line: an amount, or boxes with their price and tax; or the first problem. */
export function planDispute(
  lines: readonly DisputableLine[],
  choices: readonly LineChoice[],
): DisputedPart[] | DisputeProblem {
  const parts: DisputedPart[] = []
  for (const [at, choice] of choices.entries()) {
    const line = lines.find(({ lineNo }) => lineNo === choice.lineNo)
    if (!line || parts.some(({ lineNo }) => lineNo === choice.lineNo))
      return { field: `lines.${at}.lineNo`, message: 'Choose lines of this invoice, each once.' }
    const part = partOf(line, choice)
    if ('field' in part) return { ...part, field: `lines.${at}.${part.field}` }
    parts.push(part)
  }
  return parts
}

function partOf(line: DisputableLine, choice: LineChoice): DisputedPart | DisputeProblem {
  const { lineNo } = line
  const whole = line.totalCents + line.taxCents
  const boxes = choice.boxes ?? null
  if (boxes !== null && (boxes < 1 || boxes > line.boxes))
    return { field: 'boxes', message: `Enter a number from 1 to ${line.boxes}.` }
  const worth = boxes === null ? whole : Math.round((whole * boxes) / line.boxes)
  const amountCents = choice.amountCents ?? worth
  if (amountCents < 1 || amountCents > whole)
    return { field: 'amountCents', message: `Enter an amount up to ${(whole / 100).toFixed(2)}.` }
  return { lineNo, boxes: boxes ?? (choice.amountCents ? null : line.boxes), amountCents }
}
