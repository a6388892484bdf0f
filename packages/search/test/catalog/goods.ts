import type { ProductKind } from '@tessera/contract/shop/product-facts'

export const goods: readonly { kind: ProductKind; category: string; names: readonly string[] }[] = [
  {
    kind: 'grout',
    category: 'Grout',
    names: ['Sanded Grout White 25 lb', 'Unsanded Grout Snow 10 lb', 'Epoxy Grout Gray', 'Ready-Mix Grout Charcoal'],
  },
  {
    kind: 'mortar',
    category: 'Mortar and Adhesive',
    names: ['Large Format Mortar White 50 lb', 'Standard Thinset Gray 50 lb', 'Glass Tile Mortar 50 lb'],
  },
  {
    kind: 'membrane',
    category: 'Underlayment',
    names: ['Uncoupling Membrane 54 sq ft', 'Backer Board 3x5', 'Cork Underlayment 200 sq ft'],
  },
  {
    kind: 'care',
    category: 'Care and Sealers',
    names: ['Stone Sealer Quart', 'Marble Cleaner Spray', 'Grout Sealer', 'Everyday Tile Cleaner'],
  },
  {
    kind: 'tool',
    category: 'Tools',
    names: [
      'Notched Trowel 1/4 x 3/8',
      'Tile Spacers 1/8',
      'Rubber Grout Float',
      'Tile Cutter 24 inch',
      'Leveling Clips',
    ],
  },
  { kind: 'service', category: 'Services', names: ['Design Visit', 'Cut to Size'] },
]

export const places =
  'Hampton Oslo Amalfi Sedona Verona Brooklyn Kyoto Lisbon Marrakesh Sonoma Bergen Calais Tulum Aspen Siena Dover Malmo Cadiz Havana Rhodes Baltic Capri Denali Evora Fresno Galway Hudson Izmir Jaipur Kona Lucca Monaco Napa Odessa Parma Quebec Ravello Sintra Tahoe Umbria'.split(
    ' ',
  )
export const brands = ['Northfield', 'Casa Vento', 'Stonewright', 'Atelier Blanc', 'Kiln & Co', 'Ridgeline', 'Marea']
export const openings = [
  'A calm surface for rooms that see a lot of life.',
  'Made slowly, with edges that sit close and a face that never repeats.',
  'Drawn from old workshops and cut for new houses.',
  'Warm underfoot, easy to clean, and quiet beside strong furniture.',
  'Pairs with brass, oak and linen; seal it once and forget it.',
]
