import Type from 'typebox'
import rows from '../../data/care-goods.json' with { type: 'json' }
import { checkData, dataCents, dataMeasure, dataRow, dataText } from '../check-data.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'

const careRow = dataRow({
  key: dataText(),
  title: dataText(),
  size: Type.Enum(['Pint', 'Quart', 'Gallon', '32 oz Spray']),
  category: Type.Enum(['Sealers', 'Cleaners']),
  cents: dataCents(),
  /** Square feet per bottle; for cleaners, per fill. */
  sqft: dataMeasure(),
  description: dataText(),
  story: dataText(),
})

const pounds = { Pint: 1.3, Quart: 2.4, Gallon: 9, '32 oz Spray': 2.5 } as const
const parcels = { Pint: [4, 3, 7], Quart: [5, 4, 9], Gallon: [8, 6, 12], '32 oz Spray': [5, 4, 11] } as const

export const careGoods: readonly StandaloneGood[] = checkData('care-goods.json', Type.Array(careRow), rows).map(
  (row) => ({
    key: `care-${row.key}`,
    kind: 'care',
    name: `Sealhaven ${row.title} ${row.size}`,
    category: row.category,
    brand: 'sealhaven',
    attributes: { coverageSqft: row.sqft },
    units: goodUnits('bottle', 'each', { lbs: pounds[row.size] }),
    cents: row.cents,
    description: row.description,
    story: row.story,
    picture: {
      kind: 'goods',
      goods: 'bottle',
      title: row.title,
      detail: row.size,
      color: row.category === 'Sealers' ? '#33526b' : '#5f8a5b',
      accent: '#f2efe8',
    },
    alt: `A ${row.size.toLowerCase()} bottle of ${row.title.toLowerCase()}`,
    parcel: parcels[row.size],
  }),
)
