import Type from 'typebox'
import rows from '../../data/mortars.json' with { type: 'json' }
import { checkData, dataCents, dataColor, dataRow, dataText } from '../check-data.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'

const mortarRow = dataRow({
  key: dataText(),
  title: dataText(),
  type: Type.Enum(['Standard', 'Large-format', 'Glass', 'Uncoupling']),
  shade: dataColor(),
  cents: dataCents(),
  openTimeMinutes: Type.Integer({ minimum: 1 }),
  description: dataText(),
  story: dataText(),
})

export const mortars: readonly StandaloneGood[] = checkData('mortars.json', Type.Array(mortarRow), rows).map(
  ({ key, title, type, shade, cents, openTimeMinutes, description, story }) => ({
    key: `mortar-${key}`,
    kind: 'mortar',
    name: `Boreal ${title} 50 lb`,
    category: 'Mortar & Thinset',
    brand: 'boreal',
    attributes: {
      mortarType: type,
      openTimeMinutes,
      color: title.endsWith('White') ? 'White' : 'Gray',
      coverageSqft: type === 'Large-format' ? 45 : type === 'Standard' ? 65 : 90,
    },
    units: goodUnits('bag', 'lb', { lbs: 50, perPallet: 56 }),
    cents,
    description,
    story,
    picture: { kind: 'goods', goods: 'bag', title, detail: '50 lb', color: shade, accent: '#b4532f' },
    alt: `A 50 lb bag of ${title.toLowerCase()}`,
    parcel: [24, 14, 5],
  }),
)
