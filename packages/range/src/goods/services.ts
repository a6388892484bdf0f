import { goodUnits, type StandaloneGood } from './standalone-good.ts'

type Row = readonly [
  title: string,
  category: 'Design & Measure' | 'Cutting & Delivery',
  cents: number,
  description: string,
  story: string,
]

const rows: readonly Row[] = [
  [
    'Design Consultation, One Hour',
    'Design & Measure',
    7500,
    'An hour with a designer, in the store or on video. Bring photos and a rough plan; leave with three schemes and a sample list.',
    'You keep the schemes and the list, whether you order or not.',
  ],
  [
    'Home Measure',
    'Design & Measure',
    9900,
    'Someone comes with a laser and leaves with a drawing. You get the square feet, the cuts and the transitions, room by room.',
    'Up to four rooms within 30 miles of a store.',
  ],
  [
    'Room Layout Drawing',
    'Design & Measure',
    14900,
    'A scaled drawing with every tile in its place, cuts and all. Installers like it, and so does the budget.',
    'Delivered as a file within five business days.',
  ],
  [
    'Cut to Size, per Piece',
    'Cutting & Delivery',
    450,
    'We cut a tile on the wet saw to your measure. For thresholds, sills and the last course.',
    'Straight cuts only, to a sixteenth of an inch.',
  ],
  [
    'Mitered Edge, per Piece',
    'Cutting & Delivery',
    1200,
    'A 45-degree miter on one side, so that corners close without trim. On porcelain and stone from 3/8 inch.',
    'Allow three days.',
  ],
  [
    'Inside Delivery',
    'Cutting & Delivery',
    12500,
    'Two people carry your order into the room you name. Stairs included, up to two flights.',
    'Packaging goes back with them.',
  ],
]

export const services: readonly StandaloneGood[] = rows.map(([title, category, cents, description, story]) => ({
  key: `service-${title}`,
  kind: 'service',
  name: title,
  category,
  brand: 'tessera-services',
  attributes: {},
  units: goodUnits('each', 'each', { lbs: 0 }),
  cents,
  description,
  story,
  picture: { kind: 'goods', goods: 'visit', title, detail: category, color: '#2f3b45', accent: '#d98032' },
  alt: title,
  parcel: [0, 0, 0],
}))
