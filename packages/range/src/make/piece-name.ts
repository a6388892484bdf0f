import { formatInches } from '@tessera/domain/catalog/format-size'
import { formatSize } from '../format-inches.ts'
import { sidesOf } from './attributes.ts'
import { isField, isFloorGoods, isMosaic, type MosaicPiece, type RangePiece, type TrimPiece } from './piece.ts'

/** Shapes that the name must state, because the size does not show them. */
const namedShapes: Readonly<Record<string, string>> = {
  Hexagon: 'Hexagon',
  Picket: 'Picket',
  Arabesque: 'Arabesque',
  'Fish scale': 'Fish Scale',
}
/** These come in one finish only, so the name omits it. */
const oneFinish: readonly string[] = ['Cement', 'Terracotta', 'LVP', 'Laminate', 'Engineered wood', 'Solid wood']

function finishWord({ collection: { line }, color, finish }: RangePiece): string {
  const isFinishImplied = oneFinish.includes(line.material) || color.name.includes(finish) || line.noun.includes(finish)
  return isFinishImplied ? '' : finish
}

const isPaver = ({ collection, form }: RangePiece): boolean =>
  collection.line.material === 'Porcelain' && form.thickness > 0.7

function fieldNoun(piece: RangePiece): string {
  const { line } = piece.collection
  const shape = piece.form.kind === 'field' ? namedShapes[piece.form.shape] : undefined
  return [isPaver(piece) ? 'Porcelain Paver' : line.noun, shape].filter(Boolean).join(' ')
}

/** Round and square chips have a single number. */
function chipText(piece: MosaicPiece): string {
  const [width, length] = sidesOf(piece)
  return width === length ? `${formatInches(width)} in` : formatSize(width, length)
}

const trimSize = ({ form }: TrimPiece): string =>
  form.length > 48 ? `${form.length} in` : formatSize(form.height, form.length)

const joinWords = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ')

/** "Hampton Carrara Polished Marble 12 × 24": collection, color, finish, noun, size. */
export function pieceName(piece: RangePiece): string {
  const { collection, color } = piece
  const { line, name, species } = collection
  const start = joinWords(name, species?.name, color.name, finishWord(piece))
  if (isMosaic(piece)) return joinWords(start, line.material, piece.form.label, chipText(piece))
  if (isField(piece)) {
    const size = species ? `${formatInches(piece.form.width)} in` : formatSize(piece.form.width, piece.form.length)
    return joinWords(start, fieldNoun(piece), size)
  }
  const trim = piece as TrimPiece // the third and last form
  const of = isFloorGoods(collection) ? null : line.material
  return joinWords(start, of, trim.form.label, trimSize(trim))
}

/** Names a color and finish without the size; for mosaics without the chip size. */
export function swatchName(piece: RangePiece): string {
  const { collection, color } = piece
  const what = isMosaic(piece)
    ? `${collection.line.material} Mosaic`
    : isPaver(piece)
      ? 'Porcelain'
      : collection.line.noun
  return joinWords(collection.name, collection.species?.name, color.name, finishWord(piece), what, 'Sample')
}
