/** A change of a number: `+3%`, `-2.5%`, `+0.50`. */
export interface NumberChange {
  isPercent: boolean
  /** The amount times ten to the power of `decimals`. */
  amount: bigint
  decimals: number
}

const written = /^([+-])\s?(\d{0,9})(?:\.(\d{1,6}))?\s?(%?)$/

/** Reads a change with its sign; undefined for anything else. */
export function readNumberChange(text: string): NumberChange | undefined {
  const [, sign, whole = '', part = '', percent] = written.exec(text.trim()) ?? []
  if (!sign || whole + part === '') return undefined
  const size = BigInt(whole + part)
  return { isPercent: percent === '%', amount: sign === '-' ? -size : size, decimals: part.length }
}

/** In a cell `-5` is a number, so only a plus or a percent sign makes it a change. */
export function readTypedChange(text: string): NumberChange | undefined {
  const change = readNumberChange(text)
  return change?.isPercent || text.trim().startsWith('+') ? change : undefined
}

const decimal = /^(-?)\$?([\d,]*)(?:\.(\d*))?$/

/**
 * The changed number, rounded half up to the decimals of the column, in whole numbers only: no fraction is ever lost.
 * Undefined for a text that is no number.
 */
export function changeNumber(text: string, change: NumberChange, decimals: number): string | undefined {
  const [, sign, grouped = '', part = ''] = decimal.exec(text.trim()) ?? []
  const whole = grouped.replaceAll(',', '')
  if (sign === undefined || whole + part === '') return undefined
  const count = BigInt(`${sign}${whole || '0'}${part}`)
  const scale = 10n ** BigInt(part.length)
  const unit = 10n ** BigInt(change.decimals)
  const [numerator, denominator] = change.isPercent
    ? [count * (100n * unit + change.amount), scale * 100n * unit]
    : [count * unit + change.amount * scale, scale * unit]
  return writeDecimal(roundHalfUp(numerator * 10n ** BigInt(decimals), denominator), decimals)
}

function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

function writeDecimal(count: bigint, decimals: number): string {
  const digits = String(count < 0n ? -count : count).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${count < 0n ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`
}
