import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { FacetName } from '@tessera/contract/shop/listing-names'
import { type Bits, setBit } from '../bits.ts'
import { bitsOfValue } from '../facets/facet-store.ts'
import { bitsOfPrice } from '../price-bits.ts'
import { borrowBits, unionBits } from '../search-buffers.ts'
import { dictionaryOf, type SearchIndex } from '../search-index.ts'
import { findSku } from '../sku-lookup.ts'
import { type FacetChoice, joinChoices } from './facet-words.ts'
import { type FoundText, findText } from './find-text.ts'
import { type PriceWords, splitPrice } from './price-words.ts'
import { planText, type QueryConcept, type QueryPlan } from './query-plan.ts'

export interface ReadText extends FoundText {
  plan: QueryPlan
  /** Concepts that limit the result like a filter. */
  understood: readonly QueryConcept[]
  /** Only stories have some of the words. */
  isFromStories: boolean
}

export interface TextRequest {
  text: string
  asTyped?: boolean | undefined
  priceGroup: PriceGroup
  /** Facets that are already filtered; words do not limit them further. */
  filtered: ReadonlySet<FacetName>
}

/** A SKU finds only that product; all other text is read as words. */
export const readText = (index: SearchIndex, request: TextRequest): ReadText =>
  findBySku(index, request.text) ?? limitToNamed(index, readWords(index, request), request.filtered)

function findBySku(index: SearchIndex, text: string): ReadText | undefined {
  const slot = index.slotOf.get(findSku(index.skus, text) ?? '')
  if (slot === undefined) return undefined
  const bits = borrowBits(index.buffers)
  setBit(bits, slot)
  return { bits, satisfied: [], leftOut: [], plan: { concepts: [] }, understood: [], isFromStories: false }
}

type ReadWords = Omit<ReadText, 'understood'>

/**
 * A spelling correction must not replace known words: if it satisfies no more concepts than the words as typed,
 * those are used. Stories are searched only if the other fields leave a word without a match.
 */
function readWords(index: SearchIndex, { text, asTyped, priceGroup }: TextRequest): ReadWords {
  const { rest, price } = splitPrice(text)
  const priced = price ? [priceConcept(index, price, priceGroup)] : []
  const read = (manner: { asTyped: boolean | undefined; withStories?: true }): ReadWords => {
    const plan = withPrice(planText(dictionaryOf(index), rest, manner), text, priced)
    return { ...findText(index, plan.concepts), plan, isFromStories: manner.withStories === true }
  }
  const found = read({ asTyped })
  if (found.leftOut.length === 0) return found
  const joined = joinChoices(found.plan.concepts)
  const others = [
    ...(found.plan.corrected ? [read({ asTyped: true })] : []),
    ...(joined ? [{ ...found, ...findText(index, joined), plan: { ...found.plan, concepts: joined } }] : []),
    found,
    read({ asTyped, withStories: true }),
  ]
  const least = Math.min(...others.map(({ leftOut }) => leftOut.length))
  return others.find(({ satisfied, leftOut }) => satisfied.length > 0 && leftOut.length === least) ?? found
}

export const priceConcept = (index: SearchIndex, price: PriceWords, priceGroup: PriceGroup): QueryConcept => ({
  words: [price.words],
  alternatives: [],
  price: { ...price, ...bitsOfPrice(index, price, priceGroup) },
})

function withPrice({ concepts, corrected }: QueryPlan, text: string, priced: readonly QueryConcept[]): QueryPlan {
  const all = [...concepts, ...priced]
  if (!corrected) return { concepts: all }
  const to = [corrected.to, ...priced.flatMap(({ words }) => words)].join(' ')
  return { concepts: all, corrected: { from: text.trim(), to } }
}

/**
 * "black" means the color black, not a product that mentions it, as long as a product of that color matches. A price
 * means a square foot rather than a piece of trim.
 */
function limitToNamed(index: SearchIndex, found: ReadWords, filtered: ReadonlySet<FacetName>): ReadText {
  const understood: QueryConcept[] = []
  let { bits } = found
  for (const concept of found.satisfied) {
    const { choice, price } = concept
    if (price) understood.push(concept)
    const named = price?.perArea ?? (choice && !filtered.has(choice.facet) ? bitsOfChoice(index, choice) : undefined)
    if (!named) continue
    const limited = findCommon(index, bits, named)
    if (!limited) continue
    bits = limited
    if (choice) understood.push(concept)
  }
  return { ...found, bits, understood }
}

function bitsOfChoice({ facets, columns, buffers }: SearchIndex, { facet, values }: FacetChoice): Bits {
  return unionBits(
    values.map((value) => bitsOfValue(facets, facet, value, columns.capacity)),
    buffers,
  )
}

function findCommon({ buffers }: SearchIndex, one: Bits, other: Bits): Bits | undefined {
  const both = borrowBits(buffers)
  let any = 0
  for (let at = 0; at < both.length; at++) {
    const word = (one[at] ?? 0) & (other[at] ?? 0)
    both[at] = word
    any |= word
  }
  return any === 0 ? undefined : both
}
