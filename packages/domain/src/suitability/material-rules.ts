import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { PlaceId } from './places.ts'
import type { Verdict } from './verdict.ts'

/** What grip, wear and water do not tell: how a material behaves in a place. The first that matches counts. */
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
    says: 'Sun and rain make it fade, swell and come apart.',
  },
  {
    materials: ['LVP', 'Laminate', ...timber],
    places: [...showers, 'countertop'],
    verdict: 'no',
    says: 'It is made for floors that dry; water gets behind it here.',
  },
  {
    materials: ['LVP', 'Laminate', ...timber],
    places: ['fireplace'],
    verdict: 'no',
    says: 'It burns or softens next to a fire.',
  },
  {
    materials: ['Laminate', ...timber],
    places: ['bathroom-floor', 'laundry-floor'],
    verdict: 'caution',
    says: 'Standing water swells it: wipe up at once, and seal the edges of the room.',
  },
  {
    materials: ['Solid wood'],
    places: ['basement-floor'],
    verdict: 'no',
    says: 'Below ground the slab stays damp, and solid boards cup.',
  },
  {
    materials: ['Laminate', 'Engineered wood'],
    places: ['basement-floor'],
    verdict: 'caution',
    says: 'Below ground it needs a moisture barrier, and a slab that has been measured.',
  },
  {
    materials: timber,
    places: ['kitchen-floor', 'entry-floor'],
    verdict: 'caution',
    says: 'Spills and grit mark it: use mats, and wipe up at once.',
  },
  {
    materials: [...timber, 'Laminate'],
    places: ['commercial-floor'],
    verdict: 'caution',
    says: 'Ask for the commercial warranty of this product first.',
  },
  {
    materials: calcareous,
    places: ['kitchen-floor', 'backsplash', 'countertop'],
    verdict: 'caution',
    says: 'Lemon, wine and vinegar etch it: seal it before grouting, and wipe up at once.',
  },
  {
    materials: calcareous,
    places: ['pool', 'pool-deck'],
    verdict: 'caution',
    says: 'Pool salts and acids wear it away over the years.',
  },
  {
    materials: calcareous,
    places: showers,
    verdict: 'caution',
    says: 'Seal it every year, and clean it with a neutral cleaner only.',
  },
  {
    materials: ['Cement', 'Terracotta'],
    places: [...showers, 'countertop', 'kitchen-floor', 'backsplash'],
    verdict: 'caution',
    says: 'It drinks water and oil until it is sealed, and needs sealing again.',
  },
  {
    materials: ['Cement', 'Terracotta'],
    places: ['patio-frost', 'exterior-wall', 'pool'],
    verdict: 'no',
    says: 'Water in its pores freezes and flakes the face off.',
  },
  {
    materials: ['Metal'],
    places: ['pool', 'shower-floor', 'patio', 'patio-frost', 'pool-deck'],
    verdict: 'no',
    says: 'Water and salts stain and corrode it.',
  },
  { materials: ['Metal'], places: ['shower-wall'], verdict: 'caution', says: 'Hard water spots it: wipe it dry.' },
  {
    materials: ['Glass'],
    places: ['commercial-floor', 'entry-floor', 'patio', 'patio-frost'],
    verdict: 'no',
    says: 'Grit scratches glass underfoot.',
  },
]
