import type { Recipe } from '@tessera/pictures/recipe'
import { expect, test } from 'vitest'
import { demoRange } from './sample-range.ts'

const lightnessOf = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16)
  return 0.299 * ((value >> 16) & 255) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)
}

test('joints can be seen on every tile', () => {
  const pictures = [...demoRange().products()].map(({ product }) => product.xp.picture as Recipe)
  const jointed = pictures.filter((picture) => 'grout' in picture && picture.joint > 0)
  const faint = jointed.filter(
    (picture) =>
      'grout' in picture && Math.abs(lightnessOf(picture.grout) - lightnessOf(picture.surface.palette[0] ?? '')) < 26,
  )
  expect(jointed.length).toBeGreaterThan(100)
  expect(faint).toEqual([])
})
