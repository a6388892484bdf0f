/** Words that people choose for passwords today and that lists of 2015 contain less often. */
const frequentWords = [
  ...['password', 'welcome', 'summer', 'winter', 'spring', 'autumn', 'admin', 'qwerty', 'letmein', 'changeme'],
  ...[
    'january',
    'february',
    'march',
    'april',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'company', 'default', 'secret'],
  ...['administrator', 'iloveyou', 'football', 'baseball', 'sunshine', 'princess', 'monkey', 'dragon', 'hello'],
]

const yearsBetween = (from: number, to: number): string[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => String(from < to ? from + index : from - index))
const recent = ['2025', '2024', '2026', '2023', '2022', '2021', '2020', '2027', '2019', '2018']

/** In the order in which cracking tools try them. */
const suffixes = [
  ...['123', '1', '1234', '!', '123!', '12345', '1!', '12', '123456', '01', ...recent],
  ...recent.map((year) => `${year}!`),
  ...['@123', '!!', '123456789', '321', '007', '11', '22', '99', '00', '13', '21', '69', '77', '88', '#1', '!1'],
  ...['@1', '.1', '1234!', '12345!', '12!', '123#', '123@', '123$', '1@', '1#', '_1', '-1', '?', '*', '.', '54321'],
  ...recent.map((year) => `@${year}`),
  ...recent.map((year) => `#${year}`),
  ...yearsBetween(2017, 2000),
  ...yearsBetween(1999, 1970),
]

const swaps: Record<string, string>[] = [
  { o: '0' },
  { a: '@' },
  { a: '@', o: '0' },
  { a: '@', o: '0', s: '$' },
  { a: '4', e: '3', i: '1', o: '0', s: '5' },
  { a: '@', e: '3', i: '1', o: '0', s: '$' },
  { e: '3' },
  { i: '1' },
  { s: '$' },
]
const swapLetters = (word: string, swap: Record<string, string>): string =>
  word.replace(/[a-z]/g, (letter) => swap[letter] ?? letter)

const maxWords = 4000
const maxSwapped = 120

export interface MadePassword {
  text: string
  kind: 'word and suffix' | 'word twice' | 'letters swapped'
}
type Costed = MadePassword & { cost: number }

/** Derives more passwords from the most common words, the likeliest first. */
export function mutateWords(words: readonly string[]): MadePassword[] {
  const bases = [...new Set([...frequentWords, ...words])].slice(0, maxWords)
  return bases
    .flatMap((word, rank) => [
      ...addSuffixes(word, rank),
      { text: word + word, kind: 'word twice' as const, cost: (rank + 20) * 15 },
      ...(rank < maxSwapped ? swapCharacters(word, rank) : []),
    ])
    .sort((a, b) => a.cost - b.cost)
}

const addSuffixes = (word: string, rank: number): Costed[] =>
  suffixes.map((suffix, place) => ({ text: word + suffix, kind: 'word and suffix', cost: (rank + 20) * (place + 5) }))

/** Six times less likely than the plain word. */
const swapCharacters = (word: string, rank: number): Costed[] =>
  [...new Set(swaps.map((one) => swapLetters(word, one)))]
    .filter((text) => text !== word)
    .flatMap((text) =>
      ['', ...suffixes].map((suffix, place) => ({
        text: text + suffix,
        kind: 'letters swapped',
        cost: (rank + 20) * (place + 5) * 6,
      })),
    )
