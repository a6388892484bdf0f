import Type, { type Static } from 'typebox'
import rows from '../../data/colors.json' with { type: 'json' }
import { checkData, dataAttribute, dataColor, dataRow, dataText } from '../check-data.ts'

const colorRow = dataRow({
  name: dataText(),
  family: dataAttribute('colorFamily'),
  /** The ground first, then colors of veins, grain, speckles or motif; of a glaze, where it pools and where it is thin. */
  palette: Type.Unsafe<readonly [string, ...string[]]>(Type.Array(dataColor(), { minItems: 1 })),
  /** Completes "a tile in …" without repeating the color's name. */
  says: dataText(),
  /** For encaustic patterns. */
  motif: Type.Optional(dataText()),
})

export type TileColor = Static<typeof colorRow>

/** The colors that lines choose from, by palette. */
export const palettes = checkData('colors.json', Type.Record(Type.String(), Type.Array(colorRow)), rows)
