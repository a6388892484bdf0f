import { expect, test } from 'vitest'
import { buildBvh } from '../../src/scene/bvh.ts'
import { castRay, createRayHit } from '../../src/scene/cast-ray.ts'
import { Geometry } from '../../src/scene/geometry.ts'
import { addBox } from '../../src/scene/shapes/box.ts'

function room(): Geometry {
  const geometry = new Geometry()
  for (let x = 0; x < 10; x++) for (let z = 0; z < 10; z++) addBox(geometry, 'wall', [x, 0, z], [x + 0.5, 1, z + 0.5])
  return geometry
}

test('a ray that meets nothing says so', () => {
  expect(castRay(buildBvh(room()), createRayHit(), 0, 5, 0, 0, 1, 0)).toBe(false)
})

test('a ray meets the nearest of many', () => {
  const hit = createRayHit()
  const bvh = buildBvh(room())
  expect(castRay(bvh, hit, -1, 0.5, 0.25, 1, 0, 0)).toBe(true)
  expect(hit.distance).toBeCloseTo(1, 4)
  expect(castRay(bvh, hit, 20, 0.5, 9.25, -1, 0, 0)).toBe(true)
  expect(hit.distance).toBeCloseTo(10.5, 4)
})
