import { findInches } from '../coverage/room-area.ts'

const feetPattern = /^(\d{1,4}(?:\.\d{1,4})?)\s*(?:'|′|’|ft\.?|feet|foot)\s*/i
const inchPattern = /\s*(?:"|″|”|''|in\.?|inch|inches)$/i

const inchesTyped = (text: string): number | undefined => {
  const found = findInches(text)
  return found && Number(found.numerator) / Number(found.denominator)
}

/**
 * Parses a length as people write it: 12' 6 1/2", 12 ft 6 in, 150 in; a bare number is in the field's unit. Undefined
 * if it is not a length.
 */
export function findTape(typed: string, unit: 'ft' | 'in'): number | undefined {
  const text = typed.trim().slice(0, 30)
  if (text === '') return undefined
  const [head = '', feet] = feetPattern.exec(text) ?? []
  if (feet !== undefined) {
    const rest = text.slice(head.length).replace(inchPattern, '').trim()
    const inches = rest === '' ? 0 : inchesTyped(rest)
    return inches === undefined ? undefined : Number(feet) * 12 + inches
  }
  if (inchPattern.test(text)) return inchesTyped(text.replace(inchPattern, '').trim())
  const bare = inchesTyped(text)
  return bare === undefined ? undefined : bare * (unit === 'ft' ? 12 : 1)
}

const sixteenths = 16

/** Formats as on a tape measure, to the sixteenth: 12 ft 6 1/2 in. */
export function tapeText(inches: number): string {
  const parts = Math.round(inches * sixteenths)
  const feet = Math.floor(parts / (12 * sixteenths))
  const rest = parts - feet * 12 * sixteenths
  const pieces = [feet > 0 && `${feet} ft`, (rest > 0 || feet === 0) && `${inchText(rest)} in`]
  return pieces.filter(Boolean).join(' ')
}

/** Inches only, for a field in inches: 6 1/2. */
export const inchesText = (inches: number): string => inchText(Math.round(inches * sixteenths))

function inchText(parts: number): string {
  const whole = Math.floor(parts / sixteenths)
  let [top, bottom] = [parts % sixteenths, sixteenths]
  while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2]
  if (top === 0) return String(whole)
  return whole > 0 ? `${whole} ${top}/${bottom}` : `${top}/${bottom}`
}
