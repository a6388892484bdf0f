import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import Type from 'typebox'
import rows from '../../data/material-traits.json' with { type: 'json' }
import { checkData, dataByMaterial, dataMeasure, dataRange, dataRow, dataText } from '../check-data.ts'

const traitsRow = dataRow({
  /** Pounds per cubic inch. */
  density: dataMeasure(),
  /** Water absorption in percent, minimum and maximum; undefined if not measured for the material. */
  absorption: Type.Optional(dataRange()),
  mohs: Type.Optional(dataMeasure()),
  /** Breaking strength in pounds of force, minimum and maximum of a common piece. */
  breaking: Type.Optional(dataRange()),
  /** A: untouched by household chemicals, B: dulled, C: etched. */
  chemical: Type.Optional(dataText()),
  needsSealing: Type.Boolean(),
  cleaner: dataText(),
  materialGroup: dataText(),
})

export type MaterialTraits = Type.Static<typeof traitsRow>

export const materialTraits = checkData('material-traits.json', dataByMaterial(traitsRow), rows)

export function absorptionClass(percent: number): ValueOf<'absorption'> {
  if (percent <= 0.5) return 'Impervious'
  if (percent <= 3) return 'Vitreous'
  return percent <= 7 ? 'Semi-vitreous' : 'Non-vitreous'
}
