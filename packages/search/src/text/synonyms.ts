import { stem } from './stem.ts'
import { isStopWord, wordsOf } from './words.ts'

/** All phrases of `same` are equivalent; `from` also finds `to`, but not the reverse. */
export type SynonymRule = { same: readonly string[] } | { from: readonly string[]; to: readonly string[] }

export interface SynonymMeaning {
  words: string[]
  weight: number
}

export interface Synonyms {
  /** Synonyms by the stems of a phrase. */
  meaning: Map<string, SynonymMeaning[]>
  /** Words of the left side, so that they are not corrected as misspellings. */
  words: Set<string>
  longest: number
}

/** The words of a query without stop words, split at hyphens. */
export const phraseOf = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => !isStopWord(word))

export const phraseKey = (words: readonly string[]): string => words.map(stem).join(' ')

export const bothWays = 0.85
const oneWay = 0.5

export function compileSynonyms(rules: readonly SynonymRule[]): Synonyms {
  const synonyms: Synonyms = { meaning: new Map(), words: new Set(), longest: 1 }
  for (const rule of rules) {
    if ('from' in rule) {
      for (const from of rule.from) addMeaning(synonyms, from, rule.to, oneWay)
      continue
    }
    for (const one of rule.same)
      addMeaning(
        synonyms,
        one,
        rule.same.filter((other) => other !== one),
        bothWays,
      )
  }
  return synonyms
}

function addMeaning(synonyms: Synonyms, from: string, to: readonly string[], weight: number): void {
  const phrase = phraseOf(from)
  const key = phraseKey(phrase)
  synonyms.meaning.set(key, [
    ...(synonyms.meaning.get(key) ?? []),
    ...to.map((text) => ({ words: phraseOf(text), weight })),
  ])
  for (const word of phrase) synonyms.words.add(word)
  synonyms.longest = Math.max(synonyms.longest, phrase.length)
}
