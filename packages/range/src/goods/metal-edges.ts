import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import { formatInches } from '@tessera/domain/catalog/format-size'
import type { StandaloneGood } from './standalone-good.ts'

interface EdgeFinish {
  name: string
  family: ValueOf<'colorFamily'>
  finish: ValueOf<'finish'>
  hexes: readonly string[]
  cents: number
}

const finishes: readonly EdgeFinish[] = [
  { name: 'Satin Aluminum', family: 'Gray', finish: 'Satin', hexes: ['#b8bbbd', '#d4d6d8'], cents: 1999 },
  { name: 'Brushed Stainless', family: 'Gray', finish: 'Brushed', hexes: ['#a9adb0', '#c6c9cb'], cents: 3499 },
  { name: 'Matte Black', family: 'Black', finish: 'Matte', hexes: ['#232425', '#3a3b3c'], cents: 2499 },
  { name: 'Satin Brass', family: 'Yellow/Gold', finish: 'Satin', hexes: ['#b5945b', '#d0b37d'], cents: 2999 },
  { name: 'Bright White', family: 'White', finish: 'Matte', hexes: ['#f2f2f0', '#ffffff'], cents: 2299 },
]
/** Tile thickness in inches: 5/16, 3/8, 7/16 and 1/2. */
const heights = [0.3125, 0.375, 0.4375, 0.5] as const
const heightText = (height: number): string =>
  ({ '0.3125': '5/16', '0.4375': '7/16' })[String(height)] ?? formatInches(height)

const edgeOf = ({ name, family, finish, hexes, cents }: EdgeFinish, height: number): StandaloneGood => ({
  key: `edge-${name}-${height}`,
  kind: 'trim',
  name: `Trueline Tile Edge ${name} ${heightText(height)} in × 8 ft 2 in`,
  category: 'Metal Edge Profiles',
  brand: 'trueline',
  attributes: {
    material: 'Metal',
    look: 'Metallic',
    color: name,
    colorFamily: family,
    finish,
    profile: 'Metal edge',
    nominalSize: `${height}x98.4`,
    sizeGroup: 'XL',
    lengthIn: 98.4,
    widthIn: height,
    thicknessIn: height,
    use: ['Wall', 'Shower wall', 'Backsplash', 'Fireplace'],
  },
  units: {
    purchaseUnit: 'piece',
    stockUnit: 'piece',
    piecesPerUnit: 1,
    sqftPerUnit: null,
    lfPerPiece: '8.2000',
    lbsPerUnit: (0.8 + height * 1.6).toFixed(1),
    unitsPerPallet: null,
  },
  cents: cents + Math.round((height - 0.3125) * 16) * 100,
  description: `A slim metal edge in ${name} for tile ${heightText(height)} inch thick. Set the perforated leg in the mortar, and the edge of the tile is covered and safe from knocks.`,
  story: `Use it where a tile has no bullnose: niches, window returns, the end of a backsplash.\nCut it with a hacksaw and file the end.`,
  picture: {
    kind: 'trim',
    surface: {
      seed: Math.round(height * 10_000),
      look: 'metal',
      palette: hexes,
      sheen: finish === 'Matte' ? 'matte' : 'satin',
      variation: 0,
    },
    profile: 'metal-edge',
    length: 98.4,
    height,
  },
  alt: `A metal tile edge in ${name}, ${heightText(height)} inch high`,
  parcel: [99, 2, 1],
})

export const metalEdges: readonly StandaloneGood[] = finishes.flatMap((finish) =>
  heights.map((height) => edgeOf(finish, height)),
)
