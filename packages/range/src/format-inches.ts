/** Fractions in sixteenths, as on a tape measure; other values stay decimal. */
const fractions: Readonly<Record<string, string>> = {
  '0.0625': '1/16',
  '0.125': '1/8',
  '0.1875': '3/16',
  '0.25': '1/4',
  '0.375': '3/8',
  '0.5': '1/2',
  '0.625': '5/8',
  '0.75': '3/4',
  '0.875': '7/8',
}

/** 2.5 becomes '2 1/2', 0.75 '3/4', 12 '12'. */
export function formatInches(value: number): string {
  const whole = Math.floor(value)
  const part = value - whole
  if (part === 0) return String(whole)
  const fraction = fractions[String(part)]
  if (!fraction) return String(value)
  return whole === 0 ? fraction : `${whole} ${fraction}`
}

export const formatSize = (width: number, length: number): string => `${formatInches(width)} × ${formatInches(length)}`
