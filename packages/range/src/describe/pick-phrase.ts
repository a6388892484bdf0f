import type { PhraseGaps } from './phrase-gaps.ts'
import type { PhraseTemplates } from './phrases.ts'

const gap = /\{([^}]+)\}/g
const gapNames = new Map<string, readonly string[]>()

/** Cached: a phrase is parsed once, though thousands of products use it. */
function gapNamesIn(phrase: string): readonly string[] {
  const names = gapNames.get(phrase) ?? [...phrase.matchAll(gap)].map(([, name = '']) => name)
  gapNames.set(phrase, names)
  return names
}

const canFill = (phrase: string, gaps: PhraseGaps): boolean =>
  gapNamesIn(phrase).every((name) => gaps[name] !== undefined)

function fillGaps(phrase: string, gaps: PhraseGaps): string {
  const text = phrase
    .replace(gap, (_, name: string) => gaps[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Picks one of the phrases whose gaps can all be filled, rotating by `turn`, so that no two neighboring products
 * begin alike. Empty if no phrase can be filled.
 */
export function pickPhrase(phrases: PhraseTemplates, gaps: PhraseGaps, turn: number): string[] {
  const all = phrases.filter((phrase) => canFill(phrase, gaps))
  const found = all[turn % Math.max(all.length, 1)]
  return found === undefined ? [] : [fillGaps(found, gaps)]
}
