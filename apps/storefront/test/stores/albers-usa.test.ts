import { geoAlbersUsa } from 'd3-geo'
import { expect, test } from 'vitest'
import { mapPointOf, mapSize } from '../../app/features/stores/albers-usa.ts'

const reference = geoAlbersUsa()
  .scale(1300)
  .translate([mapSize.width / 2, mapSize.height / 2])

test.each([
  ['Naperville', -88.1482, 41.7646],
  ['Miami', -80.1918, 25.7617],
  ['Seattle', -122.3321, 47.6062],
  ['Honolulu', -157.8583, 21.3069],
  ['Anchorage', -149.9003, 61.2181],
])('%s stands where the atlas puts it', (_name, longitude, latitude) => {
  const [x = 0, y = 0] = reference([longitude, latitude]) ?? []
  const spot = mapPointOf({ longitude, latitude })
  expect(spot.x).toBeCloseTo(x, 0)
  expect(spot.y).toBeCloseTo(y, 0)
})
