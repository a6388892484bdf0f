import Type from 'typebox'
import materialRows from '../../data/material-phrases.json' with { type: 'json' }
import pieceRows from '../../data/piece-phrases.json' with { type: 'json' }
import { checkData, dataByMaterial, dataRow, dataText } from '../check-data.ts'

/**
 * Sentences with gaps: `{color}` is filled in, and a sentence with an undefined gap is skipped. `{?floor}`
 * is a condition that inserts nothing.
 */
export type PhraseTemplates = readonly string[]

const phrases = () => Type.Array(dataText(), { minItems: 1 })

/** Opening sentences of a product page, and sentences about the material. */
const materialRow = dataRow({ openings: phrases(), character: phrases() })

export const materialPhrases = checkData('material-phrases.json', dataByMaterial(materialRow), materialRows)

const pieceRow = dataRow({
  /** Uses, for the third sentence. */
  use: phrases(),
  laying: phrases(),
  care: dataRow({
    stone: phrases(),
    tile: phrases(),
    crackle: phrases(),
    porous: phrases(),
    glass: phrases(),
    vinyl: phrases(),
    laminate: phrases(),
    wood: phrases(),
  }),
  trim: dataRow({
    bullnose: phrases(),
    pencil: phrases(),
    'chair-rail': phrases(),
    'quarter-round': phrases(),
    cove: phrases(),
    'metal-edge': phrases(),
  }),
  floorTrim: dataRow({ bullnose: phrases(), 'quarter-round': phrases() }),
  pack: dataRow({ covering: phrases(), trim: phrases() }),
  collection: phrases(),
})

export const piecePhrases = checkData('piece-phrases.json', pieceRow, pieceRows)
