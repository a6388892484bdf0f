import type { ProductAttributes, ProductUnits } from '@tessera/contract/shop/product-facts'
import { isFloorGoods, isTrim, type RangePiece, type TrimPiece } from '../make/piece.ts'
import { materialTraits } from '../rules/material-traits.ts'
import { hashOf } from '../seeded-random.ts'
import { gapsOf, type PhraseGaps } from './phrase-gaps.ts'
import { materialPhrases, type PhraseTemplates, piecePhrases } from './phrases.ts'
import { pickPhrase } from './pick-phrase.ts'

function careOf({ collection: { line }, finish }: RangePiece): PhraseTemplates {
  if (line.material === 'LVP') return piecePhrases.care.vinyl
  if (line.material === 'Laminate') return piecePhrases.care.laminate
  if (line.kind !== 'tile') return piecePhrases.care.wood
  if (line.material === 'Glass' || line.material === 'Metal') return piecePhrases.care.glass
  if (line.material === 'Cement' || line.material === 'Terracotta') return piecePhrases.care.porous
  if (finish === 'Crackle') return piecePhrases.care.crackle
  return materialTraits[line.material].needsSealing ? piecePhrases.care.stone : piecePhrases.care.tile
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
  joinSentences(pickPhrase(piecePhrases.collection, collectionGaps(piece), hashOf(piece.collection.name) + turn))

function writeTrim(piece: TrimPiece, gaps: PhraseGaps, turn: number): ProductTexts {
  const { profile } = piece.form
  const own = isFloorGoods(piece.collection)
    ? piecePhrases.floorTrim[profile === 'bullnose' ? 'bullnose' : 'quarter-round']
    : piecePhrases.trim[profile]
  return {
    description: joinSentences(
      pickPhrase(own, gaps, turn),
      pickPhrase(piecePhrases.laying, gaps, turn),
      pickPhrase(piecePhrases.pack.trim, gaps, turn),
    ),
    story: [collectionStory(piece, turn), joinSentences(pickPhrase(careOf(piece), gaps, turn))].join('\n'),
  }
}

/** A description of two to four sentences, and a story of two paragraphs. */
export function writeTexts({ piece, attributes, units, index }: DescribedPiece): ProductTexts {
  const gaps = gapsOf(piece, attributes, units)
  const turn = (hashOf(piece.collection.name) % 1000) + index
  if (isTrim(piece)) return writeTrim(piece, { ...gaps, inches: String(piece.form.length) }, turn)
  const { openings, character } = materialPhrases[piece.collection.line.material]
  const pack = turn % 2 === 0 ? pickPhrase(piecePhrases.pack.covering, gaps, turn >> 1) : []
  const traits = [pickPhrase(character, gaps, turn), pickPhrase(character, gaps, turn + 1)]
  return {
    description: joinSentences(
      pickPhrase(openings, gaps, turn),
      traits[0] ?? [],
      pickPhrase(piecePhrases.use, gaps, turn),
      pack,
    ),
    story: [
      joinSentences([collectionStory(piece, index % 3)], traits[1] ?? []),
      joinSentences(pickPhrase(piecePhrases.laying, gaps, turn), pickPhrase(careOf(piece), gaps, turn)),
    ].join('\n'),
  }
}
