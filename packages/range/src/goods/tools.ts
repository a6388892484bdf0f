import Type, { type Static } from 'typebox'
import rows from '../../data/tools.json' with { type: 'json' }
import { checkData, dataCents, dataMeasure, dataRow, dataText } from '../check-data.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'

const toolRow = dataRow({
  title: dataText(),
  drawn: Type.Enum(['pail', 'tube', 'trowel', 'spacers', 'cutter', 'float', 'sponge', 'kit']),
  category: Type.Enum(['Trowels & Floats', 'Spacers & Leveling', 'Cutting & Drilling', 'Mixing & Cleanup']),
  cents: dataCents(),
  lbs: dataMeasure(),
  pieces: Type.Integer({ minimum: 1 }),
  description: dataText(),
  story: dataText(),
})

const parcels: Partial<Record<Static<typeof toolRow>['drawn'], readonly [number, number, number]>> = {
  cutter: [30, 12, 8],
  kit: [14, 12, 8],
  pail: [14, 14, 15],
}

export const tools: readonly StandaloneGood[] = checkData('tools.json', Type.Array(toolRow), rows).map(
  ({ title, drawn, category, cents, lbs, pieces, description, story }) => ({
    key: `tool-${title}`,
    kind: 'tool',
    name: `Trueline ${title}${pieces > 1 ? ` Pack of ${pieces}` : ''}`,
    category,
    brand: 'trueline',
    attributes: {},
    units: goodUnits(pieces > 1 ? 'pack' : 'each', 'each', { lbs, pieces }),
    cents,
    description,
    story,
    picture: {
      kind: 'goods',
      goods: drawn,
      title,
      detail: pieces > 1 ? `${pieces} pieces` : '',
      color: '#d8a332',
      accent: '#2f3b45',
    },
    alt: pieces > 1 ? `A pack of ${pieces} ${title.toLowerCase()}` : title,
    parcel: title.startsWith('Snap Cutter 50')
      ? [58, 14, 9]
      : title.startsWith('Snap Cutter 36')
        ? [44, 13, 8]
        : (parcels[drawn] ?? [12, 6, 4]),
  }),
)
