import type { DenseTerm } from './dense-term.ts'
import { newPostings, type Postings } from './postings.ts'
import { stem } from './stem.ts'
import type { TermPostings } from './term-postings.ts'

export interface Vocabulary {
  /** Term numbers by word; all words of one stem share a term. */
  termOf: Map<string, number>
  termOfStem: Map<string, number>
  postings: Postings[]
  /** Number of live products with the term. */
  frequency: number[]
  dense: (DenseTerm | undefined)[]
  /** Cached postings of term combinations, cleared when words are added. */
  joined: Map<string, TermPostings>
  /** Ascending; undefined after a word was added. */
  sorted: string[] | undefined
}

export const newVocabulary = (): Vocabulary => ({
  termOf: new Map(),
  termOfStem: new Map(),
  postings: [],
  frequency: [],
  dense: [],
  joined: new Map(),
  sorted: undefined,
})

export function addWord(vocabulary: Vocabulary, word: string): number {
  const known = vocabulary.termOf.get(word)
  if (known !== undefined) return known
  const root = stem(word)
  const term = vocabulary.termOfStem.get(root) ?? vocabulary.postings.length
  if (term === vocabulary.postings.length) {
    vocabulary.termOfStem.set(root, term)
    vocabulary.postings.push(newPostings())
    vocabulary.frequency.push(0)
  }
  vocabulary.termOf.set(word, term)
  vocabulary.sorted = undefined
  return term
}

/** The term of a word that some live product has. */
export function findTerm({ termOf, termOfStem, frequency }: Vocabulary, word: string): number | undefined {
  const term = termOf.get(word) ?? termOfStem.get(stem(word))
  return term !== undefined && (frequency[term] ?? 0) > 0 ? term : undefined
}

/**
 * Words of stories are indexed as separate words: a tile whose story mentions grout is not grout. Searched only if the
 * other fields have no match.
 */
export const storyWord = (word: string): string => `~${word}`

export const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  findTerm(vocabulary, word) !== undefined || findTerm(vocabulary, storyWord(word)) !== undefined

export const sortedWords = (vocabulary: Vocabulary): readonly string[] => {
  vocabulary.sorted ??= [...vocabulary.termOf.keys()].sort()
  return vocabulary.sorted
}

/** Index of the first sorted text that is not before the given one. */
export function lowerBound(texts: readonly string[], text: string): number {
  let low = 0
  let high = texts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Terms of the words with this prefix, the most frequent first. */
export function termsWithPrefix(vocabulary: Vocabulary, prefix: string, limit: number): number[] {
  const words = sortedWords(vocabulary)
  const terms = new Set<number>()
  for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at++) {
    const term = vocabulary.termOf.get(words[at] ?? '')
    if (term !== undefined && (vocabulary.frequency[term] ?? 0) > 0) terms.add(term)
  }
  const often = (term: number) => vocabulary.frequency[term] ?? 0
  return [...terms].sort((one, other) => often(other) - often(one)).slice(0, limit)
}
