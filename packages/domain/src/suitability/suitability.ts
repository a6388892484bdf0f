import type { ProductKind } from '@tessera/contract/shop/product-facts'
import { materialRules } from './material-rules.ts'
import { type PlaceId, placeIds, places } from './places.ts'
import { type Covering, rules } from './rules.ts'
import { type Reason, type Verdict, worst } from './verdict.ts'

/** Counts up when a rule or a figure changes, so that an answer of last year can be told from one of today. */
export const suitabilityVersion = 1

export interface Suitability {
  place: PlaceId
  verdict: Verdict
  /** The worst first; every one is shown. */
  reasons: Reason[]
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

const materialReasons = (id: PlaceId, { attributes: { material } }: Covering): Reason[] =>
  materialRules
    .filter(({ materials, places: where }) => material && materials.includes(material) && where.includes(id))
    .slice(0, 1)
    .map(({ verdict, says }) => ({ verdict, about: 'material', says }))

/** "Can I use it here?" Undefined for what covers no surface: grout, tools, services. */
export function findSuitability(covering: Covering, id: PlaceId): Suitability | undefined {
  if (!coverings.includes(covering.kind)) return undefined
  const reasons = [...materialReasons(id, covering), ...rules.flatMap((rule) => rule(places[id], covering) ?? [])]
  const sorted = reasons.sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
  return { place: id, verdict: worst(sorted.map(({ verdict }) => verdict)), reasons: sorted }
}

/** Where it passes without a but: the values of the listing facet. */
export const suitedPlaces = (covering: Covering): PlaceId[] =>
  placeIds.filter((id) => findSuitability(covering, id)?.verdict === 'pass')
