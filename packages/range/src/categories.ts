import { slugOf } from './slug.ts'
import type { WireCategory } from './wire.ts'

type Row = readonly [name: string, description: string]

const departments: readonly (readonly [id: string, name: string, description: string, categories: readonly Row[]])[] = [
  [
    'tile',
    'Tile',
    'Porcelain, ceramic, stone, glass and clay for floors and walls.',
    [
      ['Porcelain Tile', 'Dense, frost-proof and easy to keep: the everyday answer for floors, walls and patios.'],
      ['Large Format Tile', 'Pieces of two feet and more, for floors and walls with hardly a joint in sight.'],
      ['Wood-Look Plank Tile', 'The grain of wood in porcelain you can mop.'],
      ['Ceramic Tile', 'Glazed wall tile and honest floor tile, from subway to handcrafted.'],
      ['Marble Tile', 'Real marble, polished, honed or tumbled.'],
      ['Natural Stone Tile', 'Limestone, travertine, slate, granite and quartzite.'],
      ['Glass Tile', 'Color with light in it, for backsplashes and showers.'],
      ['Cement & Terracotta Tile', 'Pressed, poured and slow-fired floors with a hand in them.'],
      ['Terrazzo Tile', 'Marble chips in cement, ground flat to last for generations.'],
    ],
  ],
  [
    'mosaics',
    'Mosaics',
    'Chips on mesh: shower floors, niches and backsplashes by the sheet.',
    [
      ['Marble & Stone Mosaics', 'Hexagons, herringbone and basketweave cut from real stone.'],
      ['Porcelain & Ceramic Mosaics', 'Sure-footed sheets for shower floors and bath walls.'],
      ['Glass Mosaics', 'Shimmer by the sheet, above and below the water line.'],
      ['Metal Mosaics', 'Steel, brass and copper accents.'],
    ],
  ],
  [
    'trim',
    'Trim & Edges',
    'Bullnose, pencils, rails and profiles that finish the job.',
    [
      ['Stone Trim', 'Moldings cut from the same stone as the field.'],
      ['Porcelain & Ceramic Trim', 'Bullnose and liners in the color of the tile.'],
      ['Glass Trim', 'Glass liners for clean edges.'],
      ['Metal Edge Profiles', 'Slim metal edges for tile without a trim of its own.'],
      ['Flooring Trim', 'Stair noses and quarter rounds in the color of the floor.'],
    ],
  ],
  [
    'flooring',
    'Wood & Vinyl Flooring',
    'Planks that click, float, glue or nail.',
    [
      ['Luxury Vinyl Plank', 'Waterproof planks for the whole house.'],
      ['Laminate', 'Hard-wearing floors at a fair price.'],
      ['Engineered Hardwood', 'Real wood on a steady core.'],
      ['Solid Hardwood', 'Boards that can be sanded for a hundred years.'],
    ],
  ],
  [
    'setting-materials',
    'Setting Materials',
    'Everything under, between and behind the tile.',
    [
      ['Grout', 'Sanded, unsanded, epoxy and ready-mixed, in colors that match.'],
      ['Mortar & Thinset', 'The right bed for every tile.'],
      ['Membranes & Underlayment', 'Waterproofing, uncoupling and quiet.'],
      ['Backer Board', 'Flat, dry walls to tile on.'],
    ],
  ],
  [
    'care',
    'Sealers & Care',
    'Keep it looking as it did on the first day.',
    [
      ['Sealers', 'Penetrating and enhancing sealers for stone, cement and grout.'],
      ['Cleaners', 'Neutral, heavy-duty and everyday cleaners.'],
    ],
  ],
  [
    'tools',
    'Tools',
    'What a tile setter reaches for.',
    [
      ['Trowels & Floats', 'Notches for every tile, floats for every joint.'],
      ['Spacers & Leveling', 'Even joints and flat floors.'],
      ['Cutting & Drilling', 'Cutters, blades and bits.'],
      ['Mixing & Cleanup', 'Paddles, buckets and sponges.'],
    ],
  ],
  [
    'services',
    'Services',
    'People who come, measure, cut and carry.',
    [
      ['Design & Measure', 'Help before you order.'],
      ['Cutting & Delivery', 'Help after you order.'],
    ],
  ],
  [
    'samples',
    'Samples',
    'See it in your own light before you decide.',
    [
      ['Tile Samples', 'A piece or a cut of the tile itself.'],
      ['Flooring Samples', 'A cut of the plank itself.'],
    ],
  ],
]

const defineCategory = (
  ID: string,
  [Name, Description]: Row,
  ListOrder: number,
  ParentID: string | null,
): WireCategory => ({
  ID,
  Name,
  Description,
  ListOrder,
  Active: true,
  ParentID,
  xp: { slug: ID },
})

export const categories: readonly WireCategory[] = departments.flatMap(([id, name, description, rows], index) => [
  defineCategory(id, [name, description], index, null),
  ...rows.map((row, order) => defineCategory(`${id}-${slugOf(row[0])}`, row, order, id)),
])

const byId = new Map(categories.map((one) => [one.ID, one]))
const byName = new Map(categories.map((one) => [one.Name, one]))

export interface CategoryPlacement {
  categoryID: string
  department: string
  category: string
}

/** The category and department of products with this category name. */
export function placementOf(name: string): CategoryPlacement {
  const found = byName.get(name)
  const parent = byId.get(found?.ParentID ?? '')
  if (!found || !parent) throw new RangeError(`There is no category ${name}.`)
  return { categoryID: found.ID, department: parent.Name, category: found.Name }
}
