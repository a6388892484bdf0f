import type { Gaps } from './gaps.ts'
import type { Phrases } from './phrases.ts'

const gap = /\{([^}]+)\}/g
const gapNames = new Map<string, readonly string[]>()

/** Cached: a phrase is parsed once, though thousands of products use it. */
function gapsIn(phrase: string): readonly string[] {
  const names = gapNames.get(phrase) ?? [...phrase.matchAll(gap)].map(([, name = '']) => name)
  gapNames.set(phrase, names)
  return names
}

const isSayable = (phrase: string, gaps: Gaps): boolean => gapsIn(phrase).every((name) => gaps[name] !== undefined)

function filled(phrase: string, gaps: Gaps): string {
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
export function takeTurn(phrases: Phrases, gaps: Gaps, turn: number): string[] {
  const all = phrases.filter((phrase) => isSayable(phrase, gaps))
  const found = all[turn % Math.max(all.length, 1)]
  return found === undefined ? [] : [filled(found, gaps)]
}
