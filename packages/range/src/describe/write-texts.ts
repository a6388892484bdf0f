import type { ProductAttributes, ProductUnits } from '@tessera/contract/shop/product-facts'
import { isFloorGoods, isTrim, type RangePiece, type TrimPiece } from '../make/piece.ts'
import { materialTraits } from '../rules/material-traits.ts'
import { hashOf } from '../seeded-random.ts'
import { castPhrases } from './cast-phrases.ts'
import { collectionPhrases, packPhrases } from './collection-phrases.ts'
import { firedPhrases } from './fired-phrases.ts'
import { floorPhrases } from './floor-phrases.ts'
import { carePhrases, floorTrimPhrases, layingPhrases, trimPhrases, usePhrases } from './laying-phrases.ts'
import { gapsOf, type PhraseGaps } from './phrase-gaps.ts'
import type { MaterialPhrases, PhraseTemplates } from './phrases.ts'
import { pickPhrase } from './pick-phrase.ts'
import { stonePhrases } from './stone-phrases.ts'

const byMaterial: Readonly<Record<string, MaterialPhrases>> = {
  ...stonePhrases,
  ...firedPhrases,
  ...castPhrases,
  ...floorPhrases,
}
const noPhrases: MaterialPhrases = { openings: [], character: [] }

function careOf({ collection: { line }, finish }: RangePiece): PhraseTemplates {
  if (line.material === 'LVP') return carePhrases.vinyl
  if (line.material === 'Laminate') return carePhrases.laminate
  if (line.kind !== 'tile') return carePhrases.wood
  if (line.material === 'Glass' || line.material === 'Metal') return carePhrases.glass
  if (line.material === 'Cement' || line.material === 'Terracotta') return carePhrases.porous
  if (finish === 'Crackle') return carePhrases.crackle
  return materialTraits[line.material].needsSealing ? carePhrases.stone : carePhrases.tile
}

export interface ProductTexts {
  description: string
  story: string
}

export interface DescribedPiece {
  piece: RangePiece
  attributes: ProductAttributes
  units: ProductUnits
  /** Its index in the collection. */
  index: number
}

const joinSentences = (...parts: readonly string[][]): string => parts.flat().join(' ')

function collectionGaps({ collection }: RangePiece): PhraseGaps {
  const { brand, designer, colors, line, name } = collection
  const [one, ...others] = colors.map((color) => color.name)
  return {
    name,
    brand: brand.name,
    country: brand.country.replace(/^United/, 'the United'),
    designer: designer?.name,
    material: line.material === 'LVP' ? 'vinyl' : line.material.toLowerCase(),
    one,
    last: others.at(-1),
    count: others.length > 0 ? ['two', 'three', 'four', 'five'][others.length - 1] : undefined,
    '?several': others.length > 0 ? '' : undefined,
    '?many': others.length > 1 ? '' : undefined,
    '?own': brand.id === 'tessera-essentials' ? '' : undefined,
    '?single': others.length === 0 ? '' : undefined,
  }
}

/** The text about the whole collection. */
export const collectionStory = (piece: RangePiece, turn = 0): string =>
  joinSentences(pickPhrase(collectionPhrases, collectionGaps(piece), hashOf(piece.collection.name) + turn))

function writeTrim(piece: TrimPiece, gaps: PhraseGaps, turn: number): ProductTexts {
  const { profile } = piece.form
  const own = isFloorGoods(piece.collection)
    ? floorTrimPhrases[profile === 'bullnose' ? 'bullnose' : 'quarter-round']
    : trimPhrases[profile]
  return {
    description: joinSentences(
      pickPhrase(own, gaps, turn),
      pickPhrase(layingPhrases, gaps, turn),
      pickPhrase(packPhrases.trim, gaps, turn),
    ),
    story: [collectionStory(piece, turn), joinSentences(pickPhrase(careOf(piece), gaps, turn))].join('\n'),
  }
}

/** A description of two to four sentences, and a story of two paragraphs. */
export function writeTexts({ piece, attributes, units, index }: DescribedPiece): ProductTexts {
  const gaps = gapsOf(piece, attributes, units)
  const turn = (hashOf(piece.collection.name) % 1000) + index
  if (isTrim(piece)) return writeTrim(piece, { ...gaps, inches: String(piece.form.length) }, turn)
  const { openings, character } = byMaterial[piece.collection.line.material] ?? noPhrases
  const pack = turn % 2 === 0 ? pickPhrase(packPhrases.covering, gaps, turn >> 1) : []
  const traits = [pickPhrase(character, gaps, turn), pickPhrase(character, gaps, turn + 1)]
  return {
    description: joinSentences(
      pickPhrase(openings, gaps, turn),
      traits[0] ?? [],
      pickPhrase(usePhrases, gaps, turn),
      pack,
    ),
    story: [
      joinSentences([collectionStory(piece, index % 3)], traits[1] ?? []),
      joinSentences(pickPhrase(layingPhrases, gaps, turn), pickPhrase(careOf(piece), gaps, turn)),
    ].join('\n'),
  }
}
