import type { ProductKind } from '@tessera/contract/shop/product-facts'
import { materialRules } from './material-rules.ts'
import { type PlaceId, placeIds, places } from './places.ts'
import { type FlooringProduct, rules } from './rules.ts'
import { type SuitabilityReason, type Verdict, worstVerdict } from './verdict.ts'

export interface Suitability {
  place: PlaceId
  verdict: Verdict
  /** Worst first; all are shown. */
  reasons: SuitabilityReason[]
}

const coverings: readonly ProductKind[] = [
  'field-tile',
  'large-format',
  'mosaic',
  'plank-tile',
  'lvp',
  'laminate',
  'engineered-wood',
  'solid-wood',
]

const order: readonly Verdict[] = ['no', 'caution', 'pass']

const materialReasons = (id: PlaceId, { attributes: { material } }: FlooringProduct): SuitabilityReason[] =>
  materialRules
    .filter(({ materials, places: where }) => material && materials.includes(material) && where.includes(id))
    .slice(0, 1)
    .map(({ verdict, says }) => ({ verdict, about: 'material', says }))

/** "Can I use it here?" Undefined for products that cover no surface: grout, tools, services. */
export function findSuitability(covering: FlooringProduct, id: PlaceId): Suitability | undefined {
  if (!coverings.includes(covering.kind)) return undefined
  const reasons = [...materialReasons(id, covering), ...rules.flatMap((rule) => rule(places[id], covering) ?? [])]
  const sorted = reasons.sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
  return { place: id, verdict: worstVerdict(sorted.map(({ verdict }) => verdict)), reasons: sorted }
}

/** Places where it passes without reservation: the values of the listing facet. */
export const suitedPlaces = (covering: FlooringProduct): PlaceId[] =>
  placeIds.filter((id) => findSuitability(covering, id)?.verdict === 'pass')
