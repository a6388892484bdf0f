import Type from 'typebox'
import rows from '../../data/brands.json' with { type: 'json' }
import { checkData, dataRow, dataText } from '../check-data.ts'
import type { Brand } from '../product-range.ts'

const brandRow = dataRow({ id: dataText(), name: dataText(), country: dataText(), description: dataText() })

/** All fictional. */
export const brands: readonly Brand[] = checkData('brands.json', Type.Array(brandRow), rows)

export const brandById = new Map(brands.map((one) => [one.id, one]))
