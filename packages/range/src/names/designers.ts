import Type from 'typebox'
import rows from '../../data/designers.json' with { type: 'json' }
import { checkData, dataRow, dataText } from '../check-data.ts'
import type { Designer } from '../product-range.ts'

const designerRow = dataRow({ id: dataText(), name: dataText(), description: dataText() })

/** All fictional. */
export const designers: readonly Designer[] = checkData('designers.json', Type.Array(designerRow), rows)
