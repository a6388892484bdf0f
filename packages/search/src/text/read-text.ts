import { setBit } from '../bits.ts'
import { borrowBits } from '../scratch.ts'
import { dictionaryOf, type SearchIndex } from '../search-index.ts'
import { findSku } from '../sku-book.ts'
import { type FoundText, findText } from './find-text.ts'
import { type Plan, planText } from './plan.ts'

export interface ReadText extends FoundText {
  plan: Plan
}

/** Whoever types a SKU wants that product and no other; all else is read as words. */
export const readText = (index: SearchIndex, text: string, asTyped: boolean | undefined): ReadText =>
  findBySku(index, text) ?? readWords(index, text, asTyped)

function findBySku(index: SearchIndex, text: string): ReadText | undefined {
  const slot = index.slotOf.get(findSku(index.skus, text) ?? '')
  if (slot === undefined) return undefined
  const bits = borrowBits(index.scratch)
  setBit(bits, slot)
  return { bits, kept: [], leftOut: [], plan: { wanted: [] } }
}

/**
 * A guess at the spelling must not push out words that are known: where it helps no more than the words as they stand,
 * they stand. Stories are asked where all else leaves a word without an answer.
 */
function readWords(index: SearchIndex, text: string, asTyped: boolean | undefined): ReadText {
  const read = (manner: { asTyped: boolean | undefined; withStories?: true }): ReadText => {
    const plan = planText(dictionaryOf(index), text, manner)
    return { ...findText(index, plan.wanted), plan }
  }
  const found = read({ asTyped })
  if (found.leftOut.length === 0) return found
  const others = [
    ...(found.plan.corrected ? [read({ asTyped: true })] : []),
    found,
    read({ asTyped, withStories: true }),
  ]
  const least = Math.min(...others.map(({ leftOut }) => leftOut.length))
  return others.find(({ kept, leftOut }) => kept.length > 0 && leftOut.length === least) ?? found
}
