import type { SearchDocument } from '../search-document.ts'
import { fieldsOf, isTile, kindBoost } from './fields.ts'
import { storyWord } from './vocabulary.ts'
import { isStopWord, wordsOf } from './words.ts'

interface Weighed {
  word: string
  /** 1, or 0.5 for the parts of a hyphenated word: "white" finds off-white, but ranks it after white. */
  share: number
}

const maxCachedTexts = 5_000
const weighedTexts = new Map<string, readonly Weighed[]>()

/** Cached, because attribute values repeat; stories do not, and are too long to cache. */
function weighWords(text: string): readonly Weighed[] {
  const known = weighedTexts.get(text)
  if (known) return known
  const weighed = wordsOf(text).flatMap(weighWord)
  if (text.length > 60) return weighed
  if (weighedTexts.size >= maxCachedTexts) weighedTexts.clear()
  weighedTexts.set(text, weighed)
  return weighed
}

function weighWord(word: string): Weighed[] {
  if (isStopWord(word)) return []
  if (!word.includes('-')) return [{ word, share: 1 }]
  const parts = word.split('-')
  return [{ word: parts.join(''), share: 1 }, ...parts.map((part) => ({ word: part, share: 0.5 }))]
}

/** Each word with its weight summed over the fields, once per field. */
export function documentTerms(document: SearchDocument): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [weight, text] of fieldsOf(document)) if (text) addTextWeights(weights, weight, text)
  // a tile edge is not a tile: the word "tile" finds it, but after all tiles
  if (weights.has('tile') && !isTile(document.facts.kind)) weights.set('tile', 1)
  const storyWeights = new Map<string, number>()
  addTextWeights(storyWeights, storyWeight, document.facts.story)
  for (const [word, weight] of storyWeights) weights.set(storyWord(word), weight)
  return weights
}

const storyWeight = 3

function addTextWeights(weights: Map<string, number>, weight: number, text: string): void {
  const seen = new Set<string>()
  for (const { word, share } of weighWords(text)) {
    if (seen.has(word)) continue
    seen.add(word)
    weights.set(word, (weights.get(word) ?? 0) + weight * share)
  }
}

/** More fields say more, each a little less; 12 is half of all that can be said. */
export function impactOf(weight: number, document: SearchDocument): number {
  return Math.max(1, Math.round(((255 * weight) / (weight + 12)) * kindBoost(document.facts.kind)))
}
