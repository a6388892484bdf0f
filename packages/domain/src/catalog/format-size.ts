/** 2.5 becomes `2 1/2` and 0.3125 `5/16`, as on a tape measure; a size between two sixteenths stays decimal. */
export function formatInches(value: number): string {
  const whole = Math.floor(value)
  const sixteenths = (value - whole) * 16
  if (sixteenths === 0 || !Number.isInteger(sixteenths)) return String(value)
  let [over, under] = [sixteenths, 16]
  while (over % 2 === 0) [over, under] = [over / 2, under / 2]
  return whole === 0 ? `${over}/${under}` : `${whole} ${over}/${under}`
}

/** `2.5x8` becomes `2 1/2 × 8`. An x between letters stays: Mixed, Oxblood. */
export const formatSize = (size: string): string =>
  size
    .replaceAll(/(\d|in)\s?x\s?(?=\d)/g, '$1 × ')
    .replaceAll(/(?<![\d/.])\d+\.\d+(?![\d/])/g, (inches) => formatInches(Number(inches)))
