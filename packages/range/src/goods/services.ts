import Type from 'typebox'
import rows from '../../data/services.json' with { type: 'json' }
import { checkData, dataCents, dataRow, dataText } from '../check-data.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'

const serviceRow = dataRow({
  title: dataText(),
  category: Type.Enum(['Design & Measure', 'Cutting & Delivery']),
  cents: dataCents(),
  description: dataText(),
  story: dataText(),
})

export const services: readonly StandaloneGood[] = checkData('services.json', Type.Array(serviceRow), rows).map(
  ({ title, category, cents, description, story }) => ({
    key: `service-${title}`,
    kind: 'service',
    name: title,
    category,
    brand: 'tessera-services',
    attributes: {},
    units: goodUnits('each', 'each', { lbs: 0 }),
    cents,
    description,
    story,
    picture: { kind: 'goods', goods: 'visit', title, detail: category, color: '#2f3b45', accent: '#d98032' },
    alt: title,
    parcel: [0, 0, 0],
  }),
)
