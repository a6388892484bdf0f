import { expect, test } from 'vitest'
import { unpack } from '../../app/render-cache/packed.ts'
import { PageData, serialize } from '../../app/render-cache/page-data.server.ts'

const listing = {
  title: `O'Hare "tile" \u0001 \\ \\' \\" </script><!--`,
  sizes: [1, null, true, '½ × 8 – ünï 𝒳'],
  more: { a: "'", b: '"' },
}
const forRouter = () => new PageData(new Request('http://localhost/shop/tile.data'))

test('packed data is unpacked unchanged, on the server and in the browser', () => {
  const packed = forRouter().pack(serialize(listing))
  expect(unpack(packed)).toBe(listing)
  expect(unpack<typeof listing>({ packed: packed.packed })).toEqual(listing)
})

test('nothing is unpacked twice', () => {
  const sent: { packed: string; of?: typeof listing } = { packed: forRouter().pack(serialize(listing)).packed }
  expect(unpack(sent)).toBe(unpack(sent))
})

test('a page has its data in elements, which no text can end', () => {
  const page = new PageData(new Request('http://localhost/shop/tile?page=2'))
  expect(page.pack(serialize({ phone: '1' })).packed).toBe('#data-0')
  expect(page.pack(serialize(listing)).packed).toBe('#data-1')
  const [, first, second] = /^<script [^>]* id="data-0">(.*)<\/script><script [^>]* id="data-1">(.*)<\/script>$/.exec(
    page.elements.toString(),
  ) ?? ['', '', '']
  expect(JSON.parse(first ?? '')).toEqual({ phone: '1' })
  expect(JSON.parse(second ?? '')).toEqual(listing)
  expect(second).not.toContain('<')
})
