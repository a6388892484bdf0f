import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { PlaceId } from './places.ts'
import type { Verdict } from './verdict.ts'

/** Material behavior in a place, beyond grip, wear and water. The first match counts. */
export interface MaterialRule {
  materials: readonly ValueOf<'material'>[]
  places: readonly PlaceId[]
  verdict: Verdict
  says: string
}

const outdoors: readonly PlaceId[] = ['patio', 'patio-frost', 'exterior-wall', 'pool-deck', 'pool']
const showers: readonly PlaceId[] = ['shower-floor', 'shower-wall']
const calcareous = ['Marble', 'Limestone', 'Travertine'] as const
const timber = ['Engineered wood', 'Solid wood'] as const

export const materialRules: readonly MaterialRule[] = [
  {
    materials: ['LVP', 'Laminate', ...timber],
    places: outdoors,
    verdict: 'no',
    says: 'Sun and rain make it fade, swell and separate.',
  },
  {
    materials: ['LVP', 'Laminate', ...timber],
    places: [...showers, 'countertop'],
    verdict: 'no',
    says: 'Made for floors that dry out; water gets behind it here.',
  },
  {
    materials: ['LVP', 'Laminate', ...timber],
    places: ['fireplace'],
    verdict: 'no',
    says: 'Burns or softens near a fire.',
  },
  {
    materials: ['Laminate', ...timber],
    places: ['bathroom-floor', 'laundry-floor'],
    verdict: 'caution',
    says: 'Standing water makes it swell. Wipe up spills and seal the room’s edges.',
  },
  {
    materials: ['Solid wood'],
    places: ['basement-floor'],
    verdict: 'no',
    says: 'Slabs below grade stay damp, and solid boards cup.',
  },
  {
    materials: ['Laminate', 'Engineered wood'],
    places: ['basement-floor'],
    verdict: 'caution',
    says: 'Below grade it needs a moisture barrier and a moisture-tested slab.',
  },
  {
    materials: timber,
    places: ['kitchen-floor', 'entry-floor'],
    verdict: 'caution',
    says: 'Spills and grit mark it. Use mats and wipe up right away.',
  },
  {
    materials: [...timber, 'Laminate'],
    places: ['commercial-floor'],
    verdict: 'caution',
    says: 'Check this product’s commercial warranty first.',
  },
  {
    materials: calcareous,
    places: ['kitchen-floor', 'backsplash', 'countertop'],
    verdict: 'caution',
    says: 'Lemon, wine and vinegar etch it. Seal before grouting and wipe up right away.',
  },
  {
    materials: calcareous,
    places: ['pool', 'pool-deck'],
    verdict: 'caution',
    says: 'Pool salts and acids wear it down over time.',
  },
  {
    materials: calcareous,
    places: showers,
    verdict: 'caution',
    says: 'Seal it every year and use only a neutral cleaner.',
  },
  {
    materials: ['Cement', 'Terracotta'],
    places: [...showers, 'countertop', 'kitchen-floor', 'backsplash'],
    verdict: 'caution',
    says: 'Absorbs water and oil until sealed, and needs resealing.',
  },
  {
    materials: ['Cement', 'Terracotta'],
    places: ['patio-frost', 'exterior-wall', 'pool'],
    verdict: 'no',
    says: 'Water in its pores freezes and flakes the surface.',
  },
  {
    materials: ['Metal'],
    places: ['pool', 'shower-floor', 'patio', 'patio-frost', 'pool-deck'],
    verdict: 'no',
    says: 'Water and salts stain and corrode it.',
  },
  { materials: ['Metal'], places: ['shower-wall'], verdict: 'caution', says: 'Hard water spots it. Wipe it dry.' },
  {
    materials: ['Glass'],
    places: ['commercial-floor', 'entry-floor', 'patio', 'patio-frost'],
    verdict: 'no',
    says: 'Grit scratches glass underfoot.',
  },
]
