import type { ProductAttributes, ProductFacts } from '@tessera/contract/shop/product-facts'
import { findContradictions } from '@tessera/range/rules/find-contradictions'
import { describe, expect, test } from 'vitest'
import { demoRange } from './sample-range.ts'

const sound = [...demoRange().products()].map(({ product }) => product.xp)
function getFacts(kind: ProductFacts['kind'], material: ProductAttributes['material']): ProductFacts {
  const found = sound.find((facts) => facts.kind === kind && facts.attributes.material === material)
  if (!found) throw new Error(`There is no ${kind} of ${material}.`)
  return found
}
const withAttributes = (facts: ProductFacts, attributes: ProductAttributes): ProductFacts => ({
  ...facts,
  attributes: { ...facts.attributes, ...attributes },
})

describe('contradictions are reported', () => {
  test.each<[string, ProductFacts['kind'], ProductAttributes['material'], ProductAttributes]>([
    ['porcelain that is not impervious', 'field-tile', 'Porcelain', { absorption: 'Vitreous', absorptionPercent: 1 }],
    ['frost resistant marble, limestone or travertine', 'field-tile', 'Marble', { frostResistant: true }],
    ['a class of wear without a glaze', 'field-tile', 'Marble', { abrasionClass: 'IV' }],
    ['a polish that grips', 'field-tile', 'Marble', { finish: 'Polished', dcofWet: 0.5, dcofClass: 'IW+' }],
    [
      'a thirsty ceramic on the floor',
      'field-tile',
      'Ceramic',
      { absorption: 'Non-vitreous', absorptionPercent: 12, use: ['Floor'] },
    ],
    ['outside without frost resistance', 'field-tile', 'Marble', { use: ['Exterior'] }],
    [
      'a size group that is not that of its size',
      'field-tile',
      'Porcelain',
      { nominalSize: '12x24', sizeGroup: 'Small' },
    ],
    ['a wear layer on what is not vinyl', 'laminate', 'Laminate', { wearLayerMil: 20 }],
    ['a species of what is not wood', 'lvp', 'LVP', { species: 'White Oak' }],
    ['waterproof wood', 'solid-wood', 'Solid wood', { isWaterproof: true }],
  ])('%s', (says, kind, material, attributes) => {
    const facts = getFacts(kind, material)
    expect(findContradictions(facts)).toEqual([])
    expect(findContradictions(withAttributes(facts, attributes))).toContain(says)
  })

  test('a use that no place would take', () => {
    const oak = withAttributes(getFacts('solid-wood', 'Solid wood'), { use: ['Floor', 'Shower wall'] })
    expect(findContradictions(oak)).toContain('Shower wall, where no place of it would take it')
  })

  test('a value outside the list', () => {
    const tile = withAttributes(getFacts('field-tile', 'Marble'), { edge: 'Chewed' as 'Natural' })
    expect(findContradictions(tile)).toContain('unknown value: edge Chewed')
  })

  test('new and on clearance', () => {
    const facts = getFacts('field-tile', 'Marble')
    const flags = { ...facts.flags, clearance: true, newArrival: true }
    expect(findContradictions({ ...facts, flags })).toContain('new and on clearance')
  })
})
