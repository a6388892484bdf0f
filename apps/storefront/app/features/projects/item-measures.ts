import type { ProjectItem } from '@tessera/client/shop/types.gen'
import { formatArea, formatUnits } from '@tessera/ui/format'

/** A text such as `17 boxes, 1 of them spare`. */
export const boxesText = ({ boxes, purchaseUnit, spareBoxes }: ProjectItem): string =>
  [formatUnits(boxes, purchaseUnit), spareBoxes > 0 ? `includes ${spareBoxes} spare` : ''].filter(Boolean).join(', ')

/** `Covers 137.19 sq ft: 108 to lay, 21.6 for cuts, 7.59 left over`; empty for products without coverage. */
export function coverageText({ areaSqft, needSqft, coveredSqft }: ProjectItem): string {
  if (coveredSqft === null) return ''
  if (areaSqft === null || needSqft === null) return `Covers ${formatArea(coveredSqft)}`
  const parts: [number, string][] = [
    [areaSqft, 'to install'],
    [needSqft - areaSqft, 'for cuts'],
    [coveredSqft - needSqft, 'left over'],
  ]
  const texts = parts.filter(([sqft]) => sqft > 0.005).map(([sqft, what]) => `${plainArea(sqft)} ${what}`)
  return `Covers ${formatArea(coveredSqft)}: ${texts.join(', ')}`
}

const plainArea = (sqft: number): string => formatArea(sqft).replace(' sq ft', '')

/** `For 108 sq ft with 20 % waste`; empty if the quantity is in boxes. */
export const needText = ({ measuredBy, areaSqft, wastePercent }: ProjectItem): string =>
  measuredBy === 'area' && areaSqft !== null
    ? `For ${formatArea(areaSqft)}${wastePercent ? ` with ${wastePercent}% waste` : ''}`
    : ''

/** A text such as `0 of 17 ordered` or `17 ordered, 9 delivered`. */
export function progressText({ boxes, orderedBoxes, deliveredBoxes, openBoxes, purchaseUnit }: ProjectItem): string {
  if (orderedBoxes === 0) return `0 of ${formatUnits(boxes, purchaseUnit)} ordered`
  const ordered = openBoxes > 0 ? `${orderedBoxes} of ${boxes} ordered` : `${orderedBoxes} ordered`
  return deliveredBoxes > 0 ? `${ordered}, ${deliveredBoxes} delivered` : ordered
}
