import type { ProductAttributes, ProductFacts } from '@tessera/contract/shop/product-facts'
import { groutTypeFor } from '@tessera/domain/coverage/grout'
import { kindOf } from './attributes.ts'
import { matchGrout } from './match-grout.ts'
import { isFloorGoods, isTrim, type RangePiece } from './piece.ts'

/** More do not fit on a page, and a product's facts are limited to 8,000 characters. */
const maxSiblings = 12

const pale: readonly string[] = ['White', 'Off-white', 'Beige']
const stone: readonly string[] = ['Marble', 'Limestone', 'Travertine', 'Quartzite']

function mortarKey(piece: RangePiece): string {
  const { material } = piece.collection.line
  if (material === 'Glass') return 'mortar-glass-white'
  const isWhite = stone.includes(material) || pale.includes(piece.color.family)
  const isLarge = kindOf(piece) === 'large-format' || kindOf(piece) === 'plank-tile'
  return `mortar-${isLarge ? 'large' : 'standard'}-${isWhite ? 'white' : 'gray'}`
}

function careKeys(piece: RangePiece): string[] {
  const { material } = piece.collection.line
  if (piece.finish === 'Crackle') return ['care-crackle-sealer', 'care-grout-sealer']
  if (material === 'Cement' || material === 'Terracotta') return ['care-cement-sealer', 'care-neutral-gallon']
  if (material === 'Slate') return ['care-enhancing-quart', 'care-neutral-gallon']
  if (stone.includes(material) || material === 'Granite' || material === 'Terrazzo')
    return ['care-penetrating-quart', 'care-neutral-spray']
  return ['care-grout-sealer', 'care-heavy-duty']
}

/** Keys of the setting and care goods that belong to a piece. */
function settingKeys(piece: RangePiece, { jointMinIn = 0.125, pad, installation }: ProductAttributes): string[] {
  const { line } = piece.collection
  if (line.kind === 'lvp') return ['care-vinyl', 'tool-Floor Installation Kit']
  if (line.kind === 'laminate') return ['membrane-foam', 'care-hardwood', 'tool-Floor Installation Kit']
  if (isFloorGoods(piece.collection)) {
    const under = !pad && installation?.includes('loat') ? ['membrane-cork'] : []
    return [...under, 'care-hardwood']
  }
  const grout = `grout-${groutTypeFor(jointMinIn, line.material).toLowerCase()}-${matchGrout(piece.color).name}`
  const level = kindOf(piece) === 'large-format' ? ['tool-Leveling Starter Kit'] : []
  return [grout, mortarKey(piece), ...careKeys(piece), ...level]
}

/** The same design in another size, finish or shape first, then the same piece in other colors. */
function siblingsOf(piece: RangePiece, all: readonly RangePiece[]): string[] {
  const others = all.filter((other) => other !== piece && isTrim(other) === isTrim(piece))
  const sameColor = others.filter((other) => other.color === piece.color)
  const sameForm = others.filter(
    (other) => other.color !== piece.color && other.form === piece.form && other.finish === piece.finish,
  )
  return [...sameColor, ...sameForm].slice(0, maxSiblings).map(({ sku }) => sku)
}

/** A metal edge of about the tile's thickness, for tiles without their own trim. */
const edgeKey = (thickness: number): string => {
  const fits = [0.3125, 0.375, 0.4375, 0.5].find((height) => height >= thickness - 0.02) ?? 0.5
  return `edge-Satin Aluminum-${fits}`
}

export function coordinatesOf(
  piece: RangePiece,
  attributes: ProductAttributes,
  all: readonly RangePiece[],
  skuOfGood: (key: string) => string,
): ProductFacts['coordinates'] {
  const trim = all.filter((other) => isTrim(other) && other !== piece && other.color === piece.color)
  const needsEdge = trim.length === 0 && !isTrim(piece) && !isFloorGoods(piece.collection)
  return {
    trim: needsEdge ? [skuOfGood(edgeKey(piece.form.thickness))] : trim.map(({ sku }) => sku),
    setting: settingKeys(piece, attributes).map(skuOfGood),
    siblings: siblingsOf(piece, all),
  }
}
