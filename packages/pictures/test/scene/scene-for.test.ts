import { expect, test } from 'vitest'
import type { MosaicRecipe, Recipe, TileRecipe } from '../../src/recipe.ts'
import { sceneFor } from '../../src/scene/scene-for.ts'

const tile = (over: Partial<TileRecipe> = {}): TileRecipe => ({
  kind: 'tile',
  surface: { seed: 1, look: 'concrete', palette: ['#a9a59d'], sheen: 'matte', variation: 2 },
  shape: 'rectangle',
  width: 12,
  length: 24,
  edge: 'sharp',
  joint: 0.1,
  grout: '#999999',
  lay: 'grid',
  ...over,
})
const mosaic: MosaicRecipe = {
  kind: 'mosaic',
  surface: tile().surface,
  chips: 'hex',
  chip: 2,
  sheetWidth: 12,
  sheetLength: 12,
  joint: 0.1,
  grout: '#999999',
}
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const roomsFor = (recipe: Recipe, uses: string[]): Set<string | undefined> =>
  new Set(seeds.map((seed) => sceneFor(recipe, uses, seed)?.room))

const walls = ['shower', 'vanity', 'kitchen', 'hearth']

test('goods have no room', () => {
  const bag: Recipe = {
    kind: 'goods',
    goods: 'bag',
    title: 'Mortar',
    detail: '50 lb',
    color: '#888888',
    accent: '#333333',
  }
  expect(sceneFor(bag, [], 1)).toBeUndefined()
})

test('products that are not frost-proof are never shown on the patio', () => {
  expect(roomsFor(tile(), ['Floor', 'Wall'])).not.toContain('patio')
  expect(roomsFor(tile(), ['Floor', 'Wall', 'Exterior'])).toContain('patio')
})

test('wall tile only hangs on walls', () => {
  const rooms = [...roomsFor(tile({ width: 3, length: 6 }), ['Wall', 'Shower wall', 'Backsplash', 'Fireplace'])]
  expect(rooms.filter((room) => !walls.includes(room ?? ''))).toEqual([])
  expect(rooms.length).toBeGreaterThan(2)
})

test('planks lie in living rooms, kitchens and halls, most of them running away', () => {
  const plank = tile({ width: 7, length: 48, joint: 0, surface: { ...tile().surface, look: 'wood' } })
  const rooms = [...roomsFor(plank, ['Floor', 'Wall'])]
  expect(rooms.filter((room) => !['living', 'kitchen-floor', 'entry'].includes(room ?? ''))).toEqual([])
  const turned = seeds.filter((seed) => sceneFor(plank, ['Floor'], seed)?.turned).length
  expect(turned).toBeGreaterThan(seeds.length / 2)
})

test('mosaics lie on shower floors or behind counters', () => {
  const rooms = [...roomsFor(mosaic, ['Floor', 'Wall', 'Shower floor', 'Shower wall', 'Backsplash'])]
  expect(rooms.filter((room) => !['wet-floor', ...walls].includes(room ?? ''))).toEqual([])
})

test('a strong color gets quiet walls', () => {
  const green = tile({ width: 3, length: 6, surface: { ...tile().surface, palette: ['#2f6b4f'] } })
  const palettes = new Set(
    seeds.map((seed) => sceneFor(green, ['Wall', 'Backsplash'], seed)).map((spec) => `${spec?.room} ${spec?.palette}`),
  )
  expect(palettes).not.toContain('kitchen 1')
})

test('the same product is always shown in the same room', () => {
  expect(sceneFor(tile(), ['Floor'], 77)).toEqual(sceneFor(tile(), ['Floor'], 77))
})
