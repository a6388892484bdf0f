import { writeSizes } from './sizes.ts'

const word = /\d+(?:\.\d+)?x\d+(?:\.\d+)?|\d+(?:\.\d+)?(?:in|mil|lb|gal|oz|mm)(?![a-z0-9])|[a-z0-9]+(?:-[a-z0-9]+)*/g
const accents = /[\u0300-\u036f]/g
const plain = /^[a-z]+$/

const fractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅜': '3/8',
  '⅛': '1/8',
}

const spellOut = (text: string): string =>
  text
    .replace(/[½¼¾⅓⅔⅜⅛]/g, (sign) => ` ${fractions[sign]}`)
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/(?<=[a-z])['’](?=[a-z])/g, '')

/** Lowercase words without accents, sizes normalized; hyphenated words stay together. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return [lower]
  const spelled = spellOut(lower)
  return (/\d/.test(spelled) ? writeSizes(spelled) : spelled).match(word) ?? []
}

const stopWords = new Set('a an and at for from in is it of on or our the to with'.split(' '))
export const isStopWord = (text: string): boolean => stopWords.has(text)
