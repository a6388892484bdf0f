import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TileRecipe } from '../../src/recipe.ts'
import { bakedLightFile } from '../../src/scene/baked-light.ts'
import { isLightFresh } from '../../src/scene/light-file.ts'
import { paintScene } from '../../src/scene/paint-scene.ts'
import { getStage, palettesOf, type RoomName, roomNames } from '../../src/scene/rooms.ts'

const tile = (color: string): TileRecipe => ({
  kind: 'tile',
  surface: { seed: 1, look: 'solid', palette: [color], sheen: 'matte', variation: 0 },
  shape: 'rectangle',
  width: 12,
  length: 24,
  edge: 'sharp',
  joint: 0.1,
  grout: color,
  lay: 'grid',
})

test.each(roomNames)('the baked light of %s belongs to the room as it is (else run scripts/bake-rooms.ts)', (room) => {
  expect(isLightFresh(readFileSync(bakedLightFile(room)), getStage(room))).toBe(true)
})

test.each(roomNames)('%s has several palettes, stands at eye height and shows its product', (room) => {
  const { camera } = getStage(room).room
  expect(camera.at[1]).toBe(1.5)
  expect(palettesOf(room).length).toBeGreaterThan(2)
  const spec = { room, palette: 0, mirrored: false, turned: false }
  const pale = paintScene(tile('#e8e4dc'), spec, 160)
  const dark = paintScene(tile('#3a3632'), spec, 160)
  expect([pale.width, pale.height]).toEqual([160, 107])
  let changed = 0
  for (let at = 0; at < pale.data.length; at += 3) if ((pale.data[at] ?? 0) > (dark.data[at] ?? 0) * 3) changed++
  expect(changed / (160 * 107)).toBeGreaterThan(0.2)
  expect(pale.data.every((value) => Number.isFinite(value))).toBe(true)
})

test('the same picture twice is the same, and mirrored it is its mirror', () => {
  const spec = { room: 'vanity', palette: 1, mirrored: false, turned: false } as const
  const one = paintScene(tile('#c8b8a0'), spec, 160)
  const two = paintScene(tile('#c8b8a0'), spec, 160)
  const mirrored = paintScene(tile('#c8b8a0'), { ...spec, mirrored: true }, 160)
  expect(two.data).toEqual(one.data)
  expect(mirrored.data[0]).toBeCloseTo(one.data[159 * 3] ?? 0, 5)
})

/** Triangles of a material whose corners are all inside the given part of a room. */
function countIn(room: RoomName, slot: string, isInside: (x: number, y: number, z: number) => boolean): number {
  const { parts, partOf, corners, positions } = getStage(room)
  const isCornerInside = (corner: number): boolean => {
    const [x = 0, y = 0, z = 0] = positions.subarray(corner * 3, corner * 3 + 3)
    return isInside(x, y, z)
  }
  return [...partOf.keys()].filter(
    (at) => parts[partOf[at] ?? 0]?.slot === slot && [...corners.subarray(at * 3, at * 3 + 3)].every(isCornerInside),
  ).length
}

test('the kitchen has a sink below its counter, under the tap', () => {
  expect(countIn('kitchen', 'ceramic', (x, y) => y < 0.87 && x > -0.95 && x < -0.15)).toBeGreaterThan(4)
})

test('the shower of floors has stone walls, a valve with a hose, and a screen', () => {
  expect(countIn('wet-floor', 'wall', (_, y) => y < 1.1)).toBe(0)
  expect(
    countIn('wet-floor', 'metal', (x, y, z) => y > 0.3 && y < 1.1 && x > -0.3 && x < 0.2 && z > 2.6),
  ).toBeGreaterThan(100)
  expect(countIn('wet-floor', 'metal', (x, y, z) => y < 0.02 && x < -0.6 && x > -0.65 && z > 1.7)).toBeGreaterThan(4)
})
