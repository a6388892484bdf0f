import { checkData, dataAttribute, dataCents, dataRow, dataText } from '@tessera/range/check-data'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'

const rows = Type.Array(
  dataRow({
    title: dataText(),
    cents: dataCents(),
    finish: dataAttribute('finish'),
    story: Type.Optional(dataText()),
  }),
)
const grout = { title: 'Grout', cents: 1299, finish: 'Matte' }
const check = (content: unknown) => checkData('grouts.json', rows, content)

describe('a data file', () => {
  test.each([
    ['without a property', [{ title: 'Grout', cents: 1299 }], /^grouts\.json\/0: .*required/],
    ['with a misspelled property', [{ ...grout, storie: 'Mix it.' }], /^grouts\.json\/0\/storie: is not a property/],
    ['with an empty text', [{ ...grout, title: '' }], /^grouts\.json\/0\/title: /],
    ['with a price of text', [grout, { ...grout, cents: '1299' }], /^grouts\.json\/1\/cents: .*integer/],
    ['with a fraction of a cent', [{ ...grout, cents: 12.99 }], /^grouts\.json\/0\/cents: .*integer/],
    ['with a value that the shop does not know', [{ ...grout, finish: 'Shiny' }], /^grouts\.json\/0\/finish: /],
  ])('%s is refused, with its place', (_, content, message) => {
    expect(() => check(content)).toThrow(message)
  })
  test('that matches is returned as it is', () => {
    const content = [grout, { ...grout, story: 'Mix it.' }]
    expect(check(content)).toBe(content)
  })
})
