import { countWord } from '../bits.ts'
import { distanceWithin, letterBits, prefixDistanceWithin } from './distance.ts'
import type { Synonyms } from './synonyms.ts'
import { findTerm, sortedWords, type Vocabulary } from './vocabulary.ts'

/** Candidate words with their letters as bits; comparing the bits rules most of them out. */
export interface SpellingIndex {
  words: readonly string[]
  letters: Int32Array
  frequency: Float64Array
}

export function newSpellingIndex(vocabulary: Vocabulary, synonyms: Synonyms): SpellingIndex {
  const known = sortedWords(vocabulary).filter((word) => word.length > 2 && findTerm(vocabulary, word) !== undefined)
  const words = [...new Set([...known, ...synonyms.words])].filter((word) => !/[\d~]/.test(word))
  const often = (word: string) => vocabulary.frequency[findTerm(vocabulary, word) ?? -1] ?? 0
  return { words, letters: Int32Array.from(words, letterBits), frequency: Float64Array.from(words, often) }
}

/** Allows no mistakes in short words, because "tan" and "tin" are both right, nor in numbers. */
function maxMistakesIn(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

type Distance = (typed: string, word: string, limit: number) => number

function findNearest(
  { words, letters, frequency }: SpellingIndex,
  typed: string,
  distance: Distance,
): string | undefined {
  const limit = maxMistakesIn(typed)
  if (limit === 0) return undefined
  const own = letterBits(typed)
  let best: { word: string; cost: number; often: number } | undefined
  for (let at = 0; at < words.length; at++) {
    if (countWord(own & ~(letters[at] ?? 0)) > limit) continue
    const word = words[at] ?? ''
    const mistakes = distance(typed, word, limit)
    if (mistakes > limit) continue
    // The first letter is rarely wrong.
    const cost = mistakes + (word[0] === typed[0] ? 0 : 0.5)
    const often = frequency[at] ?? 0
    if (!best || cost < best.cost || (cost === best.cost && often > best.often)) best = { word, cost, often }
  }
  return best?.word
}

export const findNearestWord = (spelling: SpellingIndex, typed: string): string | undefined =>
  findNearest(spelling, typed, distanceWithin)

export const findNearestPrefix = (spelling: SpellingIndex, typed: string): string | undefined =>
  findNearest(spelling, typed, prefixDistanceWithin)

/** "whitemarble" as "white marble". */
export function splitIntoTwoWords(vocabulary: Vocabulary, typed: string): string | undefined {
  for (let at = 3; at <= typed.length - 3; at++) {
    const [one, other] = [typed.slice(0, at), typed.slice(at)]
    if (
      vocabulary.termOf.has(one) &&
      vocabulary.termOf.has(other) &&
      findTerm(vocabulary, one) !== undefined &&
      findTerm(vocabulary, other) !== undefined
    )
      return `${one} ${other}`
  }
  return undefined
}
