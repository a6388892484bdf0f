import type { HelpDocument } from './search-document.ts'
import { stem } from './text/stem.ts'
import { phraseOf } from './text/synonyms.ts'

interface HelpEntry {
  page: HelpDocument
  title: HelpWords
  all: HelpWords
}

interface HelpWords {
  words: readonly string[]
  stems: ReadonlySet<string>
}

export type HelpIndex = readonly HelpEntry[]

/** Words of questions that say nothing about the page. */
const fillers = new Set(
  'about any are be by can do does get have here how i if long me much my need online tessera tile time us want we what when where which who will you your'
    .split(' ')
    .map(stem),
)

const helpWords = (texts: readonly string[]): HelpWords => {
  const words = texts.flatMap(phraseOf)
  return { words, stems: new Set(words.map(stem)) }
}

export const newHelpIndex = (pages: readonly HelpDocument[]): HelpIndex =>
  pages.map((page) => ({ page, title: helpWords([page.title]), all: helpWords([page.title, ...(page.words ?? [])]) }))

const maxPages = 3

/** Pages that have every word of the text but fillers, the one with most of them in its title first. */
export function findHelpPages(index: HelpIndex, text: string, isUnfinished = false): HelpDocument[] {
  const words = phraseOf(text)
  const last = isUnfinished ? words.at(-1) : undefined
  const telling = words
    .map((word) => ({ word, root: stem(word), isPrefix: word === last && word.length >= minPrefix }))
    .filter(({ root }) => !fillers.has(root))
  if (telling.length === 0) return []
  const has = (own: HelpWords) => (word: HelpWord) => hasWord(own, word)
  return index
    .filter(({ all }) => telling.every(has(all)))
    .map(({ page, title }) => ({ page, inTitle: telling.filter(has(title)).length }))
    .sort((one, other) => other.inTitle - one.inTitle)
    .slice(0, maxPages)
    .map(({ page }) => page)
}

const minPrefix = 3

interface HelpWord {
  word: string
  root: string
  /** Still being typed. */
  isPrefix: boolean
}

const hasWord = ({ words, stems }: HelpWords, { word, root, isPrefix }: HelpWord): boolean =>
  stems.has(root) || (isPrefix && words.some((own) => own.startsWith(word)))
