import { type CategoryPlacement, placementOf } from '../categories.ts'
import { kindOf } from './attributes.ts'
import { isFloorGoods, isMosaic, isTrim, type RangePiece } from './piece.ts'

type ByMaterial = Readonly<Record<string, string>>

const stones = ['Limestone', 'Travertine', 'Slate', 'Granite', 'Quartzite']
const sameForEach = (materials: readonly string[], name: string): ByMaterial =>
  Object.fromEntries(materials.map((material) => [material, name]))

const tiles: ByMaterial = {
  Porcelain: 'Porcelain Tile',
  Ceramic: 'Ceramic Tile',
  Marble: 'Marble Tile',
  ...sameForEach(stones, 'Natural Stone Tile'),
  Glass: 'Glass Tile',
  ...sameForEach(['Cement', 'Terracotta'], 'Cement & Terracotta Tile'),
  Terrazzo: 'Terrazzo Tile',
}
const mosaics: ByMaterial = {
  ...sameForEach(['Marble', ...stones], 'Marble & Stone Mosaics'),
  ...sameForEach(['Porcelain', 'Ceramic'], 'Porcelain & Ceramic Mosaics'),
  Glass: 'Glass Mosaics',
  Metal: 'Metal Mosaics',
}
const trims: ByMaterial = {
  ...sameForEach(['Marble', ...stones, 'Terrazzo'], 'Stone Trim'),
  ...sameForEach(['Porcelain', 'Ceramic'], 'Porcelain & Ceramic Trim'),
  Glass: 'Glass Trim',
}
const floors: ByMaterial = {
  LVP: 'Luxury Vinyl Plank',
  Laminate: 'Laminate',
  'Engineered wood': 'Engineered Hardwood',
  'Solid wood': 'Solid Hardwood',
}

/** The main category first, then the other categories that list it. */
function categoryNamesOf(piece: RangePiece): readonly string[] {
  const { material, look } = piece.collection.line
  if (isTrim(piece)) return [isFloorGoods(piece.collection) ? 'Flooring Trim' : (trims[material] ?? '')]
  if (isMosaic(piece)) return [mosaics[material] ?? '']
  if (isFloorGoods(piece.collection)) return [floors[material] ?? '']
  const plain = tiles[material] ?? ''
  const kind = kindOf(piece)
  if (kind === 'large-format') return ['Large Format Tile', plain]
  return kind === 'plank-tile' && look === 'Wood' ? ['Wood-Look Plank Tile', plain] : [plain]
}

export function placementsOf(piece: RangePiece): readonly [CategoryPlacement, ...CategoryPlacement[]] {
  const [first = '', ...others] = categoryNamesOf(piece)
  return [placementOf(first), ...others.map(placementOf)]
}
