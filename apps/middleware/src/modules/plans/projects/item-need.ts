import { type Laid, usualWaste } from '@tessera/domain/planning/default-waste'
import { type Need, needFor } from '@tessera/domain/planning/need'
import { type Article, isSold } from '../../catalog/feed/article.ts'
import type { KeptItem } from './stored-project.ts'

const laidOf = ({ facts: { kind, attributes } }: Article): Laid => ({
  kind,
  ...(attributes.lengthIn !== undefined && { lengthIn: attributes.lengthIn }),
  ...(attributes.widthIn !== undefined && { widthIn: attributes.widthIn }),
})

export const wasteOf = (
  article: Article,
  { wastePercent, pattern }: Pick<KeptItem, 'wastePercent' | 'pattern'>,
): number => wastePercent ?? usualWaste(laidOf(article), pattern)

type Wish = Pick<KeptItem, 'measuredBy' | 'areaSqft' | 'wastePercent' | 'pattern' | 'spareBoxes' | 'boxes'>

/** Uses the current coverage per box; for unknown products, the last computed quantity. */
export function itemNeed(article: Article | undefined, item: Wish): Need {
  const { measuredBy, areaSqft, boxes, spareBoxes } = item
  const sqft = article?.facts.units.sqftPerUnit ?? null
  if (!article || (measuredBy === 'area' && (sqft === null || areaSqft === null)))
    return { boxes, needSqft: null, coveredSqft: null, leftOverSqft: null, areaSqft }
  const wastePercent = wasteOf(article, item)
  return measuredBy === 'area' && areaSqft !== null
    ? needFor({ measuredBy, areaSqft, wastePercent, spareBoxes }, sqft)
    : needFor({ measuredBy: 'box', boxes, wastePercent }, sqft)
}

export const isGone = (article: Article | undefined): boolean =>
  !article ||
  !isSold(article) ||
  (article.facts.availability.status === 'discontinued' &&
    !article.canExceedStock &&
    article.stock.every(({ boxes }) => boxes === 0))
