import { findNearestWord, findTwoWords, type Spelling } from './spelling.ts'
import { phraseKey, phraseOf, type Synonyms } from './synonyms.ts'
import { findTerm, isKnown, termsWithPrefix, toldWord, type Vocabulary } from './vocabulary.ts'

export interface Dictionary {
  vocabulary: Vocabulary
  synonyms: Synonyms
  spelling: () => Spelling
}

/** Terms that together match the concept, with the given weight. */
export interface Alternative {
  terms: number[]
  weight: number
}

/** One concept of the query: any of the alternatives matches it, best first. */
export interface Wanted {
  words: string[]
  alternatives: Alternative[]
}

export interface Plan {
  wanted: Wanted[]
  corrected?: { from: string; to: string }
}

interface Manner {
  asTyped?: boolean | undefined
  /** The last word is still being typed. */
  isUnfinished?: boolean
  /** Also searches stories. */
  withStories?: boolean
}

const asParts = 0.7
const begun = 0.6
const toldOnly = 0.5
const beginnings = 12

export function planText(dictionary: Dictionary, text: string, manner: Manner = {}): Plan {
  const typed = phraseOf(text)
  const words = manner.asTyped ? typed : typed.flatMap((word, at) => spelled(dictionary, word, at === typed.length - 1))
  const wanted = wantedOf(dictionary, words, manner)
  if (words.join(' ') === typed.join(' ')) return { wanted }
  return { wanted, corrected: { from: text.trim(), to: words.join(' ') } }
}

/** Numbers and sizes are never corrected. */
function spelled(dictionary: Dictionary, word: string, isLast: boolean): string[] {
  const { vocabulary, synonyms } = dictionary
  if (/\d/.test(word) || synonyms.words.has(word) || isKnown(vocabulary, word)) return [word]
  if (isLast && word.length > 2 && termsWithPrefix(vocabulary, word, 1).length > 0) return [word]
  const nearest = findNearestWord(dictionary.spelling(), word) ?? findTwoWords(vocabulary, word)
  return nearest?.split(' ') ?? [word]
}

function wantedOf(dictionary: Dictionary, words: readonly string[], manner: Manner): Wanted[] {
  const wanted: Wanted[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(dictionary, words, at)
    const phrase = words.slice(at, at + length)
    at += length
    wanted.push(wantedFor(dictionary, phrase, at === words.length, manner))
  }
  return wanted
}

/** Length of the longest phrase from here with synonyms, or 2 for two words that products write as one. */
function phraseLength({ vocabulary, synonyms }: Dictionary, words: readonly string[], at: number): number {
  for (let length = Math.min(synonyms.longest, words.length - at); length > 1; length--)
    if (synonyms.meaning.has(phraseKey(words.slice(at, at + length)))) return length
  const [one, other] = words.slice(at, at + 2)
  return other && findTerm(vocabulary, `${one}${other}`) !== undefined ? 2 : 1
}

function wantedFor(dictionary: Dictionary, words: string[], isLast: boolean, manner: Manner): Wanted {
  const { vocabulary, synonyms } = dictionary
  const alternatives: Alternative[] = []
  const add = (phrase: readonly string[], weight: number) => {
    const terms = phrase.map((word) => findTerm(vocabulary, word))
    if (terms.length > 0 && terms.every((term) => term !== undefined)) alternatives.push({ terms, weight })
  }
  const isOne = words.length === 2 && findTerm(vocabulary, words.join('')) !== undefined
  if (isOne) add([words.join('')], 1)
  add(words, isOne ? asParts : 1)
  for (const { words: phrase, weight } of synonyms.meaning.get(phraseKey(words)) ?? []) add(phrase, weight)
  if (manner.withStories) add(words.map(toldWord), toldOnly)
  const isBegun = isLast && words.length === 1 && (manner.isUnfinished || alternatives.length === 0)
  if (isBegun) addBeginnings(vocabulary, words[0] ?? '', alternatives, manner)
  return { words, alternatives }
}

function addBeginnings(vocabulary: Vocabulary, word: string, alternatives: Alternative[], manner: Manner): void {
  if (word.length < 3 && !manner.isUnfinished) return
  for (const term of termsWithPrefix(vocabulary, word, beginnings))
    if (alternatives[0]?.terms[0] !== term) alternatives.push({ terms: [term], weight: begun })
}
