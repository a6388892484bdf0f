import type { PriceBits } from '../price-bits.ts'
import type { FacetChoice, FacetWords } from './facet-words.ts'
import type { PriceWords } from './price-words.ts'
import { findNearestWord, type SpellingIndex, splitIntoTwoWords } from './spelling.ts'
import { bothWays, phraseKey, phraseOf, type Synonyms } from './synonyms.ts'
import { findTerm, isKnown, storyWord, termsWithPrefix, type Vocabulary } from './vocabulary.ts'

export interface SearchDictionary {
  vocabulary: Vocabulary
  synonyms: Synonyms
  spelling: () => SpellingIndex
  facetWords: () => FacetWords
}

/** Terms that together match the concept, with the given weight. */
export interface TermAlternative {
  terms: number[]
  weight: number
}

/** One concept of the query: any of the alternatives matches it, best first. */
export interface QueryConcept {
  words: string[]
  alternatives: TermAlternative[]
  /** The filter that the words name. */
  choice?: FacetChoice
  /** A price instead of words, with the products that have it. */
  price?: PriceWords & PriceBits
}

export interface QueryPlan {
  concepts: QueryConcept[]
  corrected?: { from: string; to: string }
}

interface PlanOptions {
  asTyped?: boolean | undefined
  /** The last word is still being typed. */
  isUnfinished?: boolean
  /** Also searches stories. */
  withStories?: boolean
}

const splitWordWeight = 0.7
const prefixWeight = 0.6
const storyOnlyWeight = 0.5
const maxPrefixTerms = 12

export function planText(dictionary: SearchDictionary, text: string, manner: PlanOptions = {}): QueryPlan {
  const typed = phraseOf(text)
  const words = manner.asTyped
    ? typed
    : typed.flatMap((word, at) => correctWord(dictionary, word, at === typed.length - 1))
  const wanted = conceptsOf(dictionary, words, manner)
  if (words.join(' ') === typed.join(' ')) return { concepts: wanted }
  return { concepts: wanted, corrected: { from: text.trim(), to: words.join(' ') } }
}

/** Numbers and sizes are never corrected. */
function correctWord(dictionary: SearchDictionary, word: string, isLast: boolean): string[] {
  const { vocabulary, synonyms } = dictionary
  if (/\d/.test(word) || synonyms.words.has(word) || isKnown(vocabulary, word)) return [word]
  if (isLast && word.length > 2 && termsWithPrefix(vocabulary, word, 1).length > 0) return [word]
  const nearest = findNearestWord(dictionary.spelling(), word) ?? splitIntoTwoWords(vocabulary, word)
  return nearest?.split(' ') ?? [word]
}

function conceptsOf(dictionary: SearchDictionary, words: readonly string[], manner: PlanOptions): QueryConcept[] {
  const wanted: QueryConcept[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(dictionary, words, at)
    const phrase = words.slice(at, at + length)
    at += length
    wanted.push(conceptFor(dictionary, phrase, at === words.length, manner))
  }
  return wanted
}

/** Length of the longest phrase from here with synonyms, or 2 for two words that products write as one. */
function phraseLength({ vocabulary, synonyms }: SearchDictionary, words: readonly string[], at: number): number {
  for (let length = Math.min(synonyms.longest, words.length - at); length > 1; length--)
    if (synonyms.meaning.has(phraseKey(words.slice(at, at + length)))) return length
  const [one, other] = words.slice(at, at + 2)
  return other && findTerm(vocabulary, `${one}${other}`) !== undefined ? 2 : 1
}

function conceptFor(dictionary: SearchDictionary, words: string[], isLast: boolean, manner: PlanOptions): QueryConcept {
  const { vocabulary, synonyms } = dictionary
  const alternatives: TermAlternative[] = []
  const add = (phrase: readonly string[], weight: number) => {
    const terms = phrase.map((word) => findTerm(vocabulary, word))
    if (terms.length > 0 && terms.every((term) => term !== undefined)) alternatives.push({ terms, weight })
  }
  const isOne = words.length === 2 && findTerm(vocabulary, words.join('')) !== undefined
  if (isOne) add([words.join('')], 1)
  add(words, isOne ? splitWordWeight : 1)
  for (const { words: phrase, weight } of synonyms.meaning.get(phraseKey(words)) ?? []) add(phrase, weight)
  const choice = findChoice(dictionary, words)
  // a story that mentions cement does not make a tile a cement tile
  if (manner.withStories && !choice) add(words.map(storyWord), storyOnlyWeight)
  const isPrefix = isLast && words.length === 1 && (manner.isUnfinished || alternatives.length === 0)
  if (isPrefix) addPrefixTerms(vocabulary, words[0] ?? '', alternatives, manner)
  return { words, alternatives, ...(choice && { choice }) }
}

/** Synonyms name a material too, and other values if no product has the words themselves: ivory is more than off-white. */
function findChoice({ vocabulary, synonyms, facetWords }: SearchDictionary, words: string[]): FacetChoice | undefined {
  const { choices } = facetWords()
  const key = phraseKey(words)
  const own = choices.get(key)
  if (own || choices.has(key)) return own
  const isNamed = words.every((word) => findTerm(vocabulary, word) !== undefined)
  return (synonyms.meaning.get(key) ?? [])
    .filter(({ weight }) => weight === bothWays)
    .map(({ words: phrase }) => choices.get(phraseKey(phrase)))
    .find((choice) => choice && (choice.facet === 'material' || !isNamed))
}

function addPrefixTerms(
  vocabulary: Vocabulary,
  word: string,
  alternatives: TermAlternative[],
  manner: PlanOptions,
): void {
  if (word.length < 3 && !manner.isUnfinished) return
  for (const term of termsWithPrefix(vocabulary, word, maxPrefixTerms))
    if (alternatives[0]?.terms[0] !== term) alternatives.push({ terms: [term], weight: prefixWeight })
}
