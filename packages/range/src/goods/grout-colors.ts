import Type, { type Static } from 'typebox'
import rows from '../../data/grout-colors.json' with { type: 'json' }
import { checkData, dataAttribute, dataColor, dataRow, dataText } from '../check-data.ts'

const groutColorRow = dataRow({ name: dataText(), hex: dataColor(), family: dataAttribute('colorFamily') })

export type GroutColor = Static<typeof groutColorRow>

export const groutColors: readonly GroutColor[] = checkData('grout-colors.json', Type.Array(groutColorRow), rows)
