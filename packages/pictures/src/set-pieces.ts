import { fromHex, type Rgb } from './color.ts'
import { chipAt, type EdgeForm, edgeForm, fallAt, seamAt, wanderAt } from './edge-form.ts'
import type { PieceKind, PieceLayout, PlacedPiece } from './lay/piece-layout.ts'
import { hashPoint, signedRandomAt } from './noise.ts'
import { chartOutline, insideAt, type OutlineChart } from './outline-chart.ts'
import { pickedPoint, pickFrom, showBody } from './pick-from.ts'
import type { Relief } from './raster.ts'
import type { MosaicRecipe, Surface, TileRecipe } from './recipe.ts'
import { type PixelWindow, paintFace } from './surface/paint-face.ts'

/** The pieces of one kind: surface, cut, and the faces painted so far. */
interface Stock {
  kind: PieceKind
  surface: Surface
  form: EdgeForm
  body: Rgb
  pixelsPerInch: number
  /** The outline computed once per pixel, unless it is a plain rectangle. */
  charted: OutlineChart | undefined
  windows: Map<number, PixelWindow>
  faces: Map<number, Relief>
}

/** Sets every piece of a layout into the grout. Each face is painted once. Pieces are recorded in `cover`. */
export function setPieces(
  field: Relief,
  recipe: TileRecipe | MosaicRecipe,
  { kinds, pieces }: PieceLayout,
  pixelsPerInch: number,
  cover?: Float32Array,
): void {
  const stocks = kinds.map((kind) => stockOf(recipe, kind, pixelsPerInch))
  for (const piece of pieces) {
    const stock = stocks[piece.kind]
    if (stock) noteWindow(stock, field, piece)
  }
  pieces.forEach((piece, index) => {
    const stock = stocks[piece.kind]
    if (stock) setPiece(field, stock, piece, hashPoint(index, 91, recipe.surface.seed), cover)
  })
}

function stockOf(recipe: TileRecipe | MosaicRecipe, kind: PieceKind, pixelsPerInch: number): Stock {
  const { surface } = recipe
  return {
    kind,
    surface: kind.accent ? accentSurface(surface) : surface,
    form: edgeForm(edgeOf(recipe), 1 / pixelsPerInch, Math.min(kind.width, kind.length), recipe.joint),
    body: fromHex(surface.look === 'zellige' ? '#c9ac8c' : '#d8cfc2'),
    pixelsPerInch,
    charted: kind.isPlain ? undefined : chartOutline(kind, pixelsPerInch),
    windows: new Map(),
    faces: new Map(),
  }
}

const pillowed: readonly string[] = ['solid', 'glass', 'terracotta']

function edgeOf(recipe: TileRecipe | MosaicRecipe): TileRecipe['edge'] {
  if (recipe.kind === 'tile') return recipe.edge
  if (recipe.surface.look === 'zellige') return 'handmade'
  return pillowed.includes(recipe.surface.look) ? 'soft' : 'bevel'
}

/** The dots of a basketweave use the darker stone. */
const accentSurface = (surface: Surface): Surface => ({
  ...surface,
  palette: surface.palette.length > 1 ? [...surface.palette].reverse() : ['#3d3a37', '#8a8680'],
})

/** The part of the field that a piece can cover, in pixels. */
function boundsOf({ kind, form, pixelsPerInch }: Stock, field: Relief, { x, y, turn }: PlacedPiece): PixelWindow {
  const cos = Math.abs(Math.cos(turn))
  const sin = Math.abs(Math.sin(turn))
  const reachX = (cos * kind.width + sin * kind.length) / 2 + form.ragged + 1 / pixelsPerInch
  const reachY = (sin * kind.width + cos * kind.length) / 2 + form.ragged + 1 / pixelsPerInch
  return {
    left: Math.max(0, Math.floor((x - reachX) * pixelsPerInch)),
    right: Math.min(field.width, Math.ceil((x + reachX) * pixelsPerInch)),
    top: Math.max(0, Math.floor((y - reachY) * pixelsPerInch)),
    bottom: Math.min(field.height, Math.ceil((y + reachY) * pixelsPerInch)),
  }
}

/** Records the visible part of a face, so that a tile cut by the picture's edge is painted only partly. */
function noteWindow(stock: Stock, field: Relief, piece: PlacedPiece): void {
  const { kind, pixelsPerInch } = stock
  const { left, right, top, bottom } = boundsOf(stock, field, piece)
  const cos = Math.cos(piece.turn)
  const sin = Math.sin(piece.turn)
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => [x - piece.x * pixelsPerInch, y - piece.y * pixelsPerInch] as const),
  )
  const xs = corners.map(([x, y]) => x * cos + y * sin + (kind.width / 2) * pixelsPerInch)
  const ys = corners.map(([x, y]) => y * cos - x * sin + (kind.length / 2) * pixelsPerInch)
  const known = stock.windows.get(piece.face)
  stock.windows.set(piece.face, {
    left: Math.max(0, Math.min(Math.floor(Math.min(...xs)) - 1, known?.left ?? Number.POSITIVE_INFINITY)),
    top: Math.max(0, Math.min(Math.floor(Math.min(...ys)) - 1, known?.top ?? Number.POSITIVE_INFINITY)),
    right: Math.min(Math.ceil(kind.width * pixelsPerInch), Math.max(Math.ceil(Math.max(...xs)) + 2, known?.right ?? 0)),
    bottom: Math.min(
      Math.ceil(kind.length * pixelsPerInch),
      Math.max(Math.ceil(Math.max(...ys)) + 2, known?.bottom ?? 0),
    ),
  })
}

function faceOf({ faces, surface, kind, pixelsPerInch, windows }: Stock, face: number): Relief {
  const known = faces.get(face)
  if (known) return known
  const painted = paintFace(surface, face, kind.width, kind.length, pixelsPerInch, windows.get(face))
  faces.set(face, painted)
  return painted
}

function setPiece(field: Relief, stock: Stock, piece: PlacedPiece, seed: number, covered?: Float32Array): void {
  const { pixelsPerInch, form, kind, charted } = stock
  const face = faceOf(stock, piece.face)
  const { left, right, top, bottom } = boundsOf(stock, field, piece)
  const cos = Math.cos(piece.turn)
  const sin = Math.sin(piece.turn)
  const tiltX = signedRandomAt(1, 0, seed) * form.tilt
  const tiltY = signedRandomAt(2, 0, seed) * form.tilt
  const level = signedRandomAt(4, 0, seed) * form.tilt * 0.3
  const tone = 1 + signedRandomAt(3, 0, seed) * (0.003 + 0.004 * stock.surface.variation)
  const isStraight = Math.abs(sin * cos) < 1e-6
  const halfWidth = kind.width / 2
  const halfLength = kind.length / 2
  for (let row = top; row < bottom; row++) {
    const dy = (row + 0.5) / pixelsPerInch - piece.y
    for (let column = left; column < right; column++) {
      const dx = (column + 0.5) / pixelsPerInch - piece.x
      const x = dx * cos + dy * sin
      const y = dy * cos - dx * sin
      let inside = charted ? insideAt(charted, x, y) : -kind.outline(x, y)
      if (inside * pixelsPerInch < -0.5 - form.ragged * pixelsPerInch) continue
      if (form.ragged > 0 && inside < 0.3) inside += wanderAt(x, y, seed) * form.ragged
      const cover = Math.min(1, inside * pixelsPerInch + 0.5)
      if (cover <= 0) continue
      pickFrom(face, (x + halfWidth) * pixelsPerInch, (y + halfLength) * pixelsPerInch, isStraight)
      const chip = form.chips > 0 && inside < 0.15 ? chipAt(x, y, inside, form.chips, seed) : 0
      if (chip > 0) showBody(stock.body, chip)
      const lift = level + dx * tiltX + dy * tiltY + fallAt(form, inside) - chip * 0.012
      const at = row * field.width + column
      blendTexel(field, at, cover, form.seam > 0 ? tone * seamAt(form, inside) : tone, lift)
      if (covered) covered[at] = Math.max(covered[at] ?? 0, cover)
    }
  }
}

function blendTexel({ data, relief, gloss }: Relief, at: number, cover: number, tone: number, lift: number): void {
  const i = at * 3
  const under = 1 - cover
  const over = tone * cover
  data[i] = (data[i] ?? 0) * under + pickedPoint.r * over
  data[i + 1] = (data[i + 1] ?? 0) * under + pickedPoint.g * over
  data[i + 2] = (data[i + 2] ?? 0) * under + pickedPoint.b * over
  relief[at] = (relief[at] ?? 0) * under + (pickedPoint.relief + lift) * cover
  gloss[at] = (gloss[at] ?? 0) * under + pickedPoint.gloss * cover
}
