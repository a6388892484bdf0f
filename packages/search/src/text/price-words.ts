/** A price named in the search text, in whole cents, inclusive. */
export interface PriceWords {
  words: string
  min?: number
  max?: number
  /** "a box" asks for the price of the purchase unit instead of the square foot. */
  isPerUnit?: true
}

export interface SplitText {
  /** The text without the price. */
  rest: string
  price?: PriceWords
}

const amount = String.raw`(\d{1,6}(?:\.\d{1,2})?)`
const money = String.raw`\$\s*${amount}`
const coin = String.raw`(?:\s*(?:dollars?|bucks?|usd)\b)?`
const maybeMoney = String.raw`\$?\s*${amount}${coin}`
/** A number that continues as a size, a weight or an area is no price. */
const noMeasure = String.raw`(?![\d.]*\d|\s*(?:["”″'’′×*%/]|x\s*\d|-|by\s+\d|(?:in|inch|inches|ft|feet|foot|mm|cm|mil|mils|lb|lbs|oz|sq|sf|sqft|gal|gallons?|pounds?|years?|days?|boxes)\b))`
const perUnit = String.raw`(?:a|an|per|each|/)\s*(?:box|piece|sheet|bag|each|case|unit|roll)\b|\beach\b`
const perArea = String.raw`(?:a|per|/)\s*(?:sq(?:uare)?\.?\s*(?:ft|foot|feet)\b\.?|sqft\b|sf\b|foot\b|ft\b)`
const per = String.raw`(?:\s*(?:(${perUnit})|${perArea}))?`
const most = String.raw`(?:under|below|less\s+than|cheaper\s+than|lower\s+than|no\s+more\s+than|not\s+over|up\s+to|at\s+most|max(?:imum)?|within|<=?)`
const least = String.raw`(?:over|above|more\s+than|at\s+least|starting\s+at|from|min(?:imum)?|>=?)`

interface PriceForm {
  pattern: RegExp
  read: (one: number, other: number) => Pick<PriceWords, 'min' | 'max'>
}

const form = (pattern: string, read: PriceForm['read']): PriceForm => ({ pattern: new RegExp(pattern, 'i'), read })

const between: PriceForm['read'] = (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) })
const upTo: PriceForm['read'] = (max) => ({ max })
const from: PriceForm['read'] = (min) => ({ min })

/** The most exact form first. Every form has two amounts at most and "per box" as its last group. */
const forms: readonly PriceForm[] = [
  form(String.raw`\b(?:between|from)\s+${maybeMoney}\s*(?:and|to|-|–)\s*${maybeMoney}${noMeasure}${per}`, between),
  form(String.raw`${money}${coin}\s*(?:-|–|to|and)\s*${maybeMoney}${noMeasure}${per}`, between),
  form(String.raw`\b${amount}\s*(?:-|–|to)\s*(?:${money}|${amount}\s*(?:dollars?|bucks?|usd)\b)${per}`, between),
  form(String.raw`(?:\b|(?=[<]))${most}\s*${maybeMoney}${noMeasure}${per}`, upTo),
  form(String.raw`${money}${coin}${per}\s*(?:or|and)\s+(?:less|under|below|cheaper)\b`, upTo),
  form(String.raw`${money}${coin}(?:\s*\+|\s*(?:or|and)\s+(?:more|up|over|above)\b)${per}`, from),
  form(String.raw`(?:\b|(?=[>]))${least}\s*(?:${money}${coin}|${amount}\s*(?:dollars?|bucks?|usd)\b)${per}`, from),
  form(String.raw`\b(?:over|above|more\s+than)\s+${amount}${noMeasure}${per}`, from),
  form(money + coin + per, upTo),
  form(String.raw`\b${amount}\s*(?:dollars?|bucks?)\b${per}`, upTo),
]

const toCents = (dollars: string): number => Math.round(Number(dollars) * 100)

/** Most texts have none of these and are not read further. */
const hint =
  /[$<>].*\d|\d.*(?:dollar|buck|usd)|(?:under|below|less|cheaper|lower|more|over|above|between|from|up|at|max|min|within)\b.*\d/i

/** Takes the first price out of the text: "marble under $6" is marble, at most 600 cents. */
export function splitPrice(text: string): SplitText {
  if (!hint.test(text)) return { rest: text }
  for (const { pattern, read } of forms) {
    const found = pattern.exec(text)
    if (!found) continue
    const [words, ...groups] = found
    const [one = 0, other = 0] = groups.filter((group) => group !== undefined && /^\d/.test(group)).map(toCents)
    const isPerUnit = groups.some((group) => group !== undefined && /[a-z]/i.test(group))
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + words.length)}`.replace(/\s+/g, ' ').trim()
    return { rest, price: { words: words.trim(), ...read(one, other), ...(isPerUnit && { isPerUnit: true }) } }
  }
  return { rest: text }
}
