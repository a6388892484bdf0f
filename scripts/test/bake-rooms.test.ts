import { readLight, writeLight } from '@tessera/pictures/scene/light-file'
import { getStage } from '@tessera/pictures/scene/rooms'
import { expect, test } from 'vitest'
import { bakeLight } from '../bake-rooms/bake-light.ts'

test('a room baked with few rays has light from the sky and from its surfaces, and survives its file', () => {
  const stage = getStage('ledge')
  const light = bakeLight(stage, { direct: 4, bounce: 4, bounces: 1 })
  const meanOf = (channel: number) =>
    light.values.reduce((sum, value, at) => (at % 6 === channel ? sum + value : sum), 0) / light.nodes
  expect(light.values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
  for (const channel of [0, 2, 3, 4]) expect(meanOf(channel)).toBeGreaterThan(0)
  const read = readLight(writeLight(light, stage), stage)
  const brightest = light.values.reduce((most, value) => Math.max(most, value), 0)
  read.values.forEach((value, at) => {
    if (Math.abs(value - (light.values[at] ?? 0)) > brightest / 250) expect(value).toBeCloseTo(light.values[at] ?? 0)
  })
})
