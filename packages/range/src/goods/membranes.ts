import Type from 'typebox'
import rows from '../../data/membranes.json' with { type: 'json' }
import { checkData, dataCents, dataMeasure, dataRow, dataText } from '../check-data.ts'
import { goodUnits, type StandaloneGood } from './standalone-good.ts'

const membraneRow = dataRow({
  key: dataText(),
  title: dataText(),
  form: Type.Enum(['roll', 'board', 'pail']),
  sqft: dataMeasure(),
  lbs: dataMeasure(),
  cents: dataCents(),
  thickness: Type.Optional(dataMeasure()),
  /** Sound ratings: of impact and of air. */
  iic: Type.Optional(dataMeasure()),
  stc: Type.Optional(dataMeasure()),
  description: dataText(),
  story: dataText(),
})

const sizes = { roll: [39, 12, 12], board: [60, 36, 0.5], pail: [13, 12, 12] } as const
const colors = { roll: '#d98032', board: '#b5b3ad', pail: '#c45a6a' } as const

export const membranes: readonly StandaloneGood[] = checkData('membranes.json', Type.Array(membraneRow), rows).map(
  (row) => ({
    key: `membrane-${row.key}`,
    kind: 'membrane',
    name: `Boreal ${row.title} ${row.sqft} sq ft`,
    category: row.form === 'board' ? 'Backer Board' : 'Membranes & Underlayment',
    brand: 'boreal',
    attributes: {
      coverageSqft: row.sqft,
      ...(row.thickness !== undefined && { thicknessIn: row.thickness }),
      ...(row.iic !== undefined && { iic: row.iic }),
      ...(row.stc !== undefined && { stc: row.stc }),
    },
    units: goodUnits(row.form === 'board' ? 'piece' : row.form, row.form === 'pail' ? 'each' : 'sq ft', {
      lbs: row.lbs,
      sqft: row.sqft,
      perPallet: row.form === 'board' ? 40 : 18,
    }),
    cents: row.cents,
    description: row.description,
    story: row.story,
    picture: {
      kind: 'goods',
      goods: row.form,
      title: row.title,
      detail: `${row.sqft} sq ft`,
      color: colors[row.form],
      accent: '#2f3b45',
    },
    alt: `${row.title}, ${row.sqft} square feet`,
    parcel: sizes[row.form],
  }),
)
