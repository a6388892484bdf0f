import { stem } from './text/stem.ts'
import { phraseOf } from './text/synonyms.ts'
import { lowerBound } from './text/vocabulary.ts'

/** A few hundred short texts, searchable by word prefix. */
export interface TitleIndex<Entry> {
  entries: readonly Entry[]
  /** Ascending; `numbers` holds the entry of each word. */
  words: string[]
  numbers: number[]
}

export function newTitleIndex<Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): TitleIndex<Entry> {
  const pairs = entries
    .flatMap((entry, number) => [...new Set(phraseOf(textOf(entry)))].map((word) => [word, number] as const))
    .sort(([one, first], [other, second]) => (one < other ? -1 : one > other ? 1 : first - second))
  return { entries, words: pairs.map(([word]) => word), numbers: pairs.map(([, number]) => number) }
}

function withWord({ words, numbers }: TitleIndex<unknown>, word: string): Set<number> {
  const found = new Set<number>()
  for (let at = lowerBound(words, word); words[at]?.startsWith(word); at++) found.add(numbers[at] ?? 0)
  return found
}

/** Entries that match every typed word as a whole word or prefix. */
export function findTitles<Entry>(titles: TitleIndex<Entry>, typed: readonly string[]): Entry[] {
  const [first, ...others] = typed.map((word) => withWord(titles, stem(word)))
  const both = [...(first ?? [])].filter((number) => others.every((numbers) => numbers.has(number)))
  return both.sort((one, other) => one - other).flatMap((number) => titles.entries[number] ?? [])
}
