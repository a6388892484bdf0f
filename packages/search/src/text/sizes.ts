const number = String.raw`(\d+(?:[ -]\d+\/\d+|\/\d+|\.\d+)?)`
const unit = String.raw`(?:\s*-?\s*(''|′′|"|”|“|in\.?(?![a-z])|inch(?:es)?|cm|mm|ft\.?(?![a-z])|feet|foot|'|′|’))?`
const times = String.raw`\s*(?:x|×|\*|by)\s*`
const twoSides = new RegExp(`${number}${unit}${times}${number}${unit}(?:${times}${number}${unit})?`, 'g')
const oneSide = new RegExp(String.raw`${number}\s*-?\s*(?:''|′′|"|”|in\.?(?![a-z])|inch(?:es)?(?![a-z]))`, 'g')
const fraction = /(?<![\d/.])(\d+(?:[ -]\d+)?\/\d+)(?![\d/.])/g
const measured = /(\d+(?:\.\d+)?)\s*-?\s*(mil|lb|pound|gal|oz|mm)s?(?![a-z])/g

/** The trade calls 30 × 60 cm a 12 × 24, so an inch of a nominal size is 2.5 cm and not 2.54. */
const inchesIn: Record<string, number> = {
  cm: 1 / 2.5,
  mm: 1 / 25,
  ft: 12,
  feet: 12,
  foot: 12,
  "'": 12,
  '′': 12,
  '’': 12,
}

function toInches(text: string, unitText: string | undefined): number {
  const value = text.split(/[ -]/).reduce((sum, part) => {
    const [over = '0', under = '1'] = part.split('/')
    return sum + Number(over) / Number(under)
  }, 0)
  return Math.round(value * (inchesIn[unitText?.replace('.', '') ?? ''] ?? 1) * 1000) / 1000
}

/** 12"×24", 12 by 24 and 30x60cm become 12x24; 12-inch 12in, 1/8 alone 0.125in, 20 mil 20mil. Expects lower case. */
export function writeSizes(text: string): string {
  return text
    .replace(twoSides, (_, one: string, oneUnit?: string, other?: string, otherUnit?: string) => {
      const sides = [toInches(one, oneUnit ?? otherUnit), toInches(other ?? '', otherUnit ?? oneUnit)]
      return ` ${Math.min(...sides)}x${Math.max(...sides)} `
    })
    .replace(oneSide, (_, side: string) => ` ${toInches(side, undefined)}in `)
    .replace(fraction, (_, side: string) => ` ${toInches(side, undefined)}in `)
    .replace(measured, (_, amount: string, of: string) => ` ${amount}${of === 'pound' ? 'lb' : of} `)
}

/** '12x24' as its two sides, each a separate word. */
export const sidesOf = (size: string): string[] =>
  /^[\d.]+x[\d.]+$/.test(size) ? size.split('x').map((side) => `${side}in`) : []
