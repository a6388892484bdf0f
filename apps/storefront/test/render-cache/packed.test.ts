import { expect, test } from 'vitest'
import { pack } from '../../app/render-cache/pack.server.ts'
import { unpack } from '../../app/render-cache/packed.ts'

const listing = {
  title: `O'Hare "tile" \u0001 \\ \\' \\"`,
  sizes: [1, null, true, '½ × 8 – ünï 𝒳'],
  more: { a: "'", b: '"' },
}

test('packed data is unpacked unchanged, on the server and in the browser', () => {
  const packed = pack(listing)
  expect(unpack(packed)).toBe(listing)
  expect(unpack<typeof listing>({ packed: packed.packed })).toEqual(listing)
})

test('nothing is unpacked twice', () => {
  const sent: { packed: string; of?: typeof listing } = { packed: pack(listing).packed }
  expect(unpack(sent)).toBe(unpack(sent))
})
