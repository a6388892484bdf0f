import { fromHex, toLab } from '../color.ts'
import { hashPoint } from '../noise.ts'
import type { Recipe } from '../recipe.ts'
import type { RoomPalette } from './room.ts'
import { palettesOf, type RoomName } from './rooms.ts'
import type { SceneSpec } from './scene-spec.ts'

/** Uses as stored on products. */
type Use = 'Floor' | 'Wall' | 'Shower floor' | 'Shower wall' | 'Backsplash' | 'Fireplace' | 'Exterior'

interface Facts {
  kind: Recipe['kind']
  isPlank: boolean
  longest: number
  shortest: number
  isPatterned: boolean
  has: (use: Use) => boolean
}

/** Rooms that fit a product. A room that is listed more often is chosen more often. */
const fitting: readonly (readonly [RoomName, (facts: Facts) => boolean])[] = [
  ['living', ({ isPlank }) => isPlank],
  ['living', ({ isPlank }) => isPlank],
  ['kitchen-floor', ({ isPlank }) => isPlank],
  ['entry', ({ isPlank, longest }) => isPlank && longest <= 48],
  ['wet-floor', ({ kind, has }) => kind === 'mosaic' && (has('Shower floor') || has('Floor'))],
  ['wet-floor', ({ kind, longest, has }) => kind === 'tile' && has('Shower floor') && longest <= 6],
  ['shower', ({ isPlank, has, longest }) => !isPlank && has('Shower wall') && (!has('Floor') || longest <= 6)],
  [
    'vanity',
    ({ isPlank, has, longest }) => !isPlank && has('Wall') && longest <= 24 && (!has('Floor') || longest <= 6),
  ],
  ['kitchen', ({ isPlank, has, longest }) => !isPlank && has('Backsplash') && (!has('Floor') || longest <= 6)],
  ['hearth', ({ isPlank, has, longest }) => !isPlank && has('Fireplace') && !has('Floor') && longest <= 24],
  ['hearth', ({ kind, isPlank, has, shortest }) => kind === 'tile' && !isPlank && has('Fireplace') && shortest >= 24],
  ['patio', isOutdoor],
  ['patio', isOutdoor],
  ['patio', isOutdoor],
  ['bath', isFloorTile],
  ['bath', ({ isPatterned, ...facts }) => isFloorTile({ isPatterned, ...facts }) && isPatterned],
  ['entry', isFloorTile],
  ['kitchen-floor', isFloorTile],
  ['laundry', (facts) => isFloorTile(facts) && facts.longest <= 14],
  ['laundry', (facts) => isFloorTile(facts) && facts.isPatterned],
  ['living', (facts) => isFloorTile(facts) && facts.longest >= 18],
  ['lobby', (facts) => isFloorTile(facts) && facts.shortest >= 18],
]

function isFloorTile({ kind, isPlank, has, longest }: Facts): boolean {
  return kind === 'tile' && !isPlank && has('Floor') && longest > 4
}

function isOutdoor(facts: Facts): boolean {
  return isFloorTile(facts) && facts.has('Exterior') && facts.longest >= 6
}

/** A room in which a shopper would install this product, deterministic per seed. Goods have none. */
export function sceneFor(recipe: Recipe, uses: readonly string[], seed: number): SceneSpec | undefined {
  if (recipe.kind === 'goods') return undefined
  if (recipe.kind === 'trim') return specIn('ledge', recipe, seed)
  const facts = factsOf(recipe, uses)
  const rooms = fitting.filter(([, fits]) => fits(facts)).map(([room]) => room)
  const fallback = facts.has('Floor') ? 'bath' : 'vanity'
  return specIn(rooms[hashPoint(1, 7, seed) % Math.max(1, rooms.length)] ?? fallback, recipe, seed)
}

/** A given room with a palette and side that suit the product. */
export function specIn(room: RoomName, recipe: Recipe, seed: number): SceneSpec {
  const palettes = palettesOf(room)
  const calm = palettes.flatMap((palette, index) => (isCalm(palette) ? [index] : []))
  const all = palettes.map((_, index) => index)
  const choice = isColorful(recipe) && calm.length > 0 ? calm : all
  return {
    room,
    palette: choice[hashPoint(2, 7, seed) % choice.length] ?? 0,
    mirrored: hashPoint(3, 7, seed) % 2 === 1,
    turned: isPlank(recipe) && hashPoint(4, 7, seed) % 4 > 0,
  }
}

function factsOf(recipe: Exclude<Recipe, { kind: 'goods' | 'trim' }>, uses: readonly string[]): Facts {
  const [width, length] = recipe.kind === 'tile' ? [recipe.width, recipe.length] : [recipe.chip, recipe.chip]
  return {
    kind: recipe.kind,
    isPlank: isPlank(recipe),
    longest: Math.max(width, length),
    shortest: Math.min(width, length),
    isPatterned: recipe.surface.look === 'encaustic',
    has: (use) => uses.includes(use),
  }
}

/** Wood, vinyl and plank-shaped tile. */
function isPlank(recipe: Recipe): boolean {
  if (recipe.kind !== 'tile' || recipe.shape !== 'rectangle') return false
  const [short, long] = [Math.min(recipe.width, recipe.length), Math.max(recipe.width, recipe.length)]
  return long >= 20 && long / short >= 3.5
}

const chromaOf = (hex: string): number => Math.hypot(...toLab(fromHex(hex)).slice(1))

/** Strong colors get calm walls. */
const isColorful = (recipe: Recipe): boolean =>
  recipe.kind !== 'goods' && recipe.surface.palette.slice(0, 2).some((color) => chromaOf(color) > 0.045)

const isCalm = ({ wall, cabinet }: RoomPalette): boolean => chromaOf(wall) < 0.025 && chromaOf(cabinet) < 0.025
