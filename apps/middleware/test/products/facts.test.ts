import type { ProductAttributes, ProductFacts } from '@tessera/contract/shop/product-facts'
import { factTable } from '@tessera/middleware/modules/catalog/products/fact-table'
import { expect, test } from 'vitest'

const units = { purchaseUnit: 'box', piecesPerUnit: 5, lbsPerUnit: '40', unitsPerPallet: 50 }
const shown = (attributes: Partial<ProductAttributes>, name: string): unknown =>
  Object.values(factTable)
    .flat()
    .find((row) => row.name === name)
    ?.of(attributes as ProductAttributes, { units } as ProductFacts)

test('unknown facts are left out', () => {
  for (const name of ['Recommended joint', 'Directional', 'Thickness']) expect(shown({}, name), name).toBeFalsy()
})

test('joints are said as a tape says them, lengths in inches and millimeters', () => {
  expect(shown({ jointMinIn: 0.0625, jointMaxIn: 0.1875 }, 'Recommended joint')).toBe('1/16 to 3/16 in')
  expect(shown({ jointMinIn: 0.125, jointMaxIn: 0.125 }, 'Recommended joint')).toBe('1/8 in')
  expect(shown({ jointMinIn: 0.1 }, 'Recommended joint')).toBe('0.1 in')
  expect(shown({ thicknessIn: 0.354 }, 'Thickness')).toBe('0.354 in (9 mm)')
})

test('a number has its unit, and a no does not come with the words for a yes', () => {
  expect(shown({}, 'Per pallet')).toBe('50 boxes')
  expect(shown({ recycledPercent: 15 }, 'Recycled content')).toBe('15%')
  expect(shown({ absorption: 'Impervious', absorptionPercent: 0.3 }, 'Water absorption')).toBe('Impervious (0.3%)')
  expect(shown({ isDirectional: false }, 'Directional')).toBe('No: tiles can be rotated')
})
