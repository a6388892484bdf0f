import type { ProductDetails, ProductRecord } from '@tessera/client/shop/types.gen'
import { describe, expect, it } from 'vitest'
import { calculators, findAnswer, valuesFrom } from '../../app/features/calculators/calculators.ts'
import { compareRows } from '../../app/features/compare/compare-rows.ts'
import { feetOf, inchText, jobItems, poundsIn } from '../../app/features/product/job-items.ts'
import { siblingGroups } from '../../app/features/product/sibling-groups.ts'
import { lotFit } from '../../app/features/product/stock-places.ts'
import { comparedSkusIn } from '../../app/kit/products/compare-list.ts'
import { addViewed, parseViewed } from '../../app/kit/products/viewed-product.ts'

const record = (name: string, kind: string, size: string | null = null) =>
  ({ sku: name, name, tessera: { kind, size } }) as unknown as ProductRecord // only what is read

describe('complete the job', () => {
  const piece = { lengthIn: 24, widthIn: 12, thicknessIn: 0.375, jointIn: 0.125, material: 'Porcelain' }
  const job = { areaSqft: '100', edgeFeet: '10', piece, isStone: false }

  it('counts bags and pieces, and one of what cannot be counted', () => {
    const items = jobItems(
      [
        record('Grout 25 lb', 'grout'),
        record('Thinset 50 lb', 'mortar'),
        record('Bullnose', 'trim', '3x12'),
        record('Sealer', 'care'),
      ],
      job,
    )
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 3, 11, 1])
    expect(items[0]?.why).toContain('1/8 in')
  })

  it('counts nothing by area for trim, which covers none', () => {
    const items = jobItems([record('Grout 25 lb', 'grout'), record('Thinset 50 lb', 'mortar')], {
      ...job,
      areaSqft: undefined,
    })
    expect(items.map(({ quantity, why }) => [quantity, why])).toEqual([
      [1, ''],
      [1, ''],
    ])
  })

  it('reads bags and sizes from what records say', () => {
    expect(poundsIn('Boreal Unsanded Grout 10 lb')).toBe(10)
    expect(poundsIn('Sealer Pint')).toBeUndefined()
    expect(feetOf('3x6')).toBe(0.5)
    expect(feetOf(null)).toBeUndefined()
    expect(inchText(0.1875)).toBe('3/16 in')
  })
})

describe('lists stored in the browser', () => {
  it('ignores invalid stored data', () => {
    expect(parseViewed('{"a":1}')).toEqual([])
    expect(parseViewed('not json')).toEqual([])
    expect(parseViewed('[{"sku":"1","name":"x","url":"https://evil.example"}]')).toEqual([])
    expect(comparedSkusIn('1,2,2,<b>,3,4,5')).toEqual(['1', '2', '3', '4'])
  })

  it('puts the newest first, each once', () => {
    const seen = (sku: string) => ({ sku, name: sku, url: `/products/${sku}` })
    expect(addViewed([seen('a'), seen('b')], seen('b')).map(({ sku }) => sku)).toEqual(['b', 'a'])
  })
})

describe('siblings, lots and comparisons', () => {
  it('groups siblings by what differs first, after the product itself', () => {
    const own = { tessera: { color: 'Delft', size: '2.5x8', finish: null } } as unknown as ProductRecord // only what is read
    const siblings = [
      { record: record('a', 'x'), differs: 'Color: Storm' },
      { record: record('b', 'x'), differs: 'Color: Ash, Size: 4 × 5' },
      { record: record('c', 'x'), differs: 'Size: 8 × 8' },
    ]
    const groups = siblingGroups(siblings, own)
    expect(groups.map(({ title, items }) => [title, items.map(({ words }) => words)])).toEqual([
      ['Color', ['Delft', 'Storm', 'Ash, 4 × 5']],
      ['Size', ['2 1/2 × 8', '8 × 8']],
    ])
  })

  it('says whether one lot is enough', () => {
    expect([lotFit(5, 10, 30), lotFit(15, 10, 30), lotFit(40, 10, 30), lotFit(1, 0, 0)]).toEqual([
      'one',
      'mixed',
      'short',
      undefined,
    ])
  })

  it('marks what is the same', () => {
    const product = (facts: object[]) =>
      ({ attributes: { groups: [{ title: 'A', facts }] } }) as unknown as ProductDetails // only what is read
    const rows = compareRows([
      product([
        { name: 'Material', value: 'Marble' },
        { name: 'Finish', value: 'Honed' },
      ]),
      product([{ name: 'Material', value: 'Marble' }]),
    ])
    expect(rows).toEqual([
      { name: 'Material', values: ['Marble', 'Marble'], isSame: true },
      { name: 'Finish', values: ['Honed', '–'], isSame: false },
    ])
  })
})

describe('the calculators', () => {
  it('answer at once with what their fields begin with', () => {
    const answers = calculators.map((rules) => findAnswer(rules, valuesFrom(rules, new URLSearchParams()))?.main)
    expect(answers).toEqual(['11 boxes', '1 bag', '3 bags', '18 pieces'])
  })

  it('wait where a number is missing or cannot be divided by', () => {
    const [boxes] = calculators
    if (!boxes) throw new Error('There is a first calculator.')
    expect(findAnswer(boxes, { area: '', waste: '10', box: '12' })).toBeUndefined()
    expect(findAnswer(boxes, { area: '10', waste: '10', box: '0' })).toBeUndefined()
  })
})
