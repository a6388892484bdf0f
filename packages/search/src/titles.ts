import { stem } from './text/stem.ts'
import { phraseOf } from './text/synonyms.ts'
import { lowerBound } from './text/vocabulary.ts'

/** Some hundreds of short texts, found by the beginnings of their words. */
export interface Titles<Entry> {
  entries: readonly Entry[]
  /** Rising, each beside the number of its entry. */
  words: string[]
  numbers: number[]
}

export function newTitles<Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): Titles<Entry> {
  const pairs = entries
    .flatMap((entry, number) => [...new Set(phraseOf(textOf(entry)))].map((word) => [word, number] as const))
    .sort(([one, first], [other, second]) => (one < other ? -1 : one > other ? 1 : first - second))
  return { entries, words: pairs.map(([word]) => word), numbers: pairs.map(([, number]) => number) }
}

function withWord({ words, numbers }: Titles<unknown>, word: string): Set<number> {
  const found = new Set<number>()
  for (let at = lowerBound(words, word); words[at]?.startsWith(word); at++) found.add(numbers[at] ?? 0)
  return found
}

/** Entries with a word for each that was typed, whole or as far as it goes. */
export function findTitles<Entry>(titles: Titles<Entry>, typed: readonly string[], limit: number): Entry[] {
  const [first, ...others] = typed.map((word) => withWord(titles, stem(word)))
  const both = [...(first ?? [])].filter((number) => others.every((numbers) => numbers.has(number)))
  return both
    .sort((one, other) => one - other)
    .slice(0, limit)
    .flatMap((number) => titles.entries[number] ?? [])
}
