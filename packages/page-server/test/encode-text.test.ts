import { expect, test } from 'vitest'
import { encodeText } from '../src/encode-text.ts'

const texts = {
  'half of a pair': `${'tile '.repeat(200)}\ud83d and ${'grout '.repeat(200)}`,
  short: '12 × 24 in., “matte”',
  'one byte per character': 'Porcelain tile. '.repeat(400),
  Latin: 'Grès émaillé 6 × 36. '.repeat(400),
  'with quotes': 'A “bright” white – 3⅜″. '.repeat(4000),
  'with emoji': 'Sealed 🧱 and done. '.repeat(400),
  'very long': '“Slate” '.repeat(80_000),
} as const

test.each(Object.entries(texts))('a text, %s, has the bytes that Node writes', (_, text) => {
  expect(encodeText(text).equals(Buffer.from(text))).toBe(true)
})

test('bytes of a text stay when another one is encoded', () => {
  const first = encodeText(texts['with quotes'])
  encodeText(texts['with emoji'])
  expect(first.toString()).toBe(texts['with quotes'])
})
