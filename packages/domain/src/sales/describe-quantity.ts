import { formatUnits } from '../format-units.ts'

export interface SoldQuantity {
  boxes: number
  /** Purchase unit in the singular: 'box', 'sheet', 'each'. */
  unit: string
  isSample: boolean
  /** Area it covers; null if it covers nothing. */
  sqft: number | null
}

const unitOf = ({ unit, isSample }: Pick<SoldQuantity, 'unit' | 'isSample'>): string => (isSample ? 'sample' : unit)

/** '10 boxes (116.3 sq ft)', '1 sample', '2 bags'. */
export function describeQuantity(sold: SoldQuantity): string {
  const { boxes, isSample, sqft } = sold
  const count = formatUnits(boxes, unitOf(sold))
  if (isSample || sqft === null || sqft === 0) return count
  return `${count} (${sqft.toLocaleString('en-US', { maximumFractionDigits: 1 })} sq ft)`
}

/** The lines of a shipment in one phrase: '12 boxes, 1 bag and 2 samples'. */
export function describeQuantities(lines: readonly Pick<SoldQuantity, 'boxes' | 'unit' | 'isSample'>[]): string {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(unitOf(line), (counts.get(unitOf(line)) ?? 0) + line.boxes)
  const parts = [...counts].map(([unit, count]) => formatUnits(count, unit))
  return new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }).format(parts).replace(/, and /, ' and ')
}
