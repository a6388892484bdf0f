import { matchGrout } from './match-grout.ts'
import { layOf } from './picture.ts'
import { isField, isFloorGoods, isMosaic, isTrim, type RangePiece } from './piece.ts'

const lays: Readonly<Record<string, string>> = {
  grid: 'in a straight grid',
  half: 'offset by half',
  third: 'offset by a third',
  herringbone: 'in a herringbone',
  random: 'in staggered rows',
}

const wayOf = (piece: RangePiece): string =>
  isField(piece) && piece.form.drawn !== 'rectangle' ? 'edge to edge' : (lays[layOf(piece)] ?? '')

/** Alternative texts of the pictures. */
export function altOf(piece: RangePiece, name: string, isFloor: boolean): Record<string, string> {
  const { color, collection, finish } = piece
  const what = `${finish.toLowerCase()} ${collection.line.material === 'LVP' ? 'vinyl' : collection.line.material.toLowerCase()}`
  if (isTrim(piece)) return { face: `A length of ${piece.form.label.toLowerCase()} in ${color.name}, ${color.says}` }
  if (isFloorGoods(collection)) {
    return {
      face: `One plank of ${name}: ${color.says}`,
      laid: `${name} laid in staggered rows`,
      scene: `A living room floor of ${color.name} planks`,
    }
  }
  const grout = `${matchGrout(color).name} grout`
  const piecesAre = isMosaic(piece) ? 'One mosaic sheet' : 'One tile'
  return {
    face: `${piecesAre} of ${what} in ${color.name}: ${color.says}`,
    laid: isMosaic(piece) ? `Sheets of ${name} joined, with ${grout}` : `${name} laid ${wayOf(piece)} with ${grout}`,
    scene: isFloor ? `A room with a floor of ${color.name} ${what}` : `A bathroom wall of ${color.name} ${what}`,
  }
}
