import { setBit } from '../bits.ts'
import { borrowBits } from '../scratch.ts'
import { dictionaryOf, type SearchIndex } from '../search-index.ts'
import { findSku } from '../sku-lookup.ts'
import { type FoundText, findText } from './find-text.ts'
import { planText, type QueryPlan } from './query-plan.ts'

export interface ReadText extends FoundText {
  plan: QueryPlan
}

/** A SKU finds only that product; all other text is read as words. */
export const readText = (index: SearchIndex, text: string, asTyped: boolean | undefined): ReadText =>
  findBySku(index, text) ?? readWords(index, text, asTyped)

function findBySku(index: SearchIndex, text: string): ReadText | undefined {
  const slot = index.slotOf.get(findSku(index.skus, text) ?? '')
  if (slot === undefined) return undefined
  const bits = borrowBits(index.scratch)
  setBit(bits, slot)
  return { bits, satisfied: [], leftOut: [], plan: { concepts: [] } }
}

/**
 * A spelling correction must not replace known words: if it satisfies no more concepts than the words as typed,
 * those are used. Stories are searched only if the other fields leave a word without a match.
 */
function readWords(index: SearchIndex, text: string, asTyped: boolean | undefined): ReadText {
  const read = (manner: { asTyped: boolean | undefined; withStories?: true }): ReadText => {
    const plan = planText(dictionaryOf(index), text, manner)
    return { ...findText(index, plan.concepts), plan }
  }
  const found = read({ asTyped })
  if (found.leftOut.length === 0) return found
  const others = [
    ...(found.plan.corrected ? [read({ asTyped: true })] : []),
    found,
    read({ asTyped, withStories: true }),
  ]
  const least = Math.min(...others.map(({ leftOut }) => leftOut.length))
  return others.find(({ satisfied, leftOut }) => satisfied.length > 0 && leftOut.length === least) ?? found
}
