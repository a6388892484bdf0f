import type { TileColor } from '../colors/palettes.ts'
import type { PieceForm } from '../lines/piece-forms.ts'
import type { ProductLine, TileFinish } from '../lines/product-line.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import {
  type CollectionPlan,
  isField,
  isMosaic,
  type PlannedCollection,
  type RangePiece,
  type SampleSwatch,
} from './piece.ts'

type Draft = Omit<RangePiece, 'sku'>
interface Choice {
  finishes: readonly TileFinish[]
  fields: readonly PieceForm[]
  mosaics: readonly PieceForm[]
  trims: readonly PieceForm[]
}

/** All forms come in the first finish; the others only in field tile. */
function choiceOf({ line }: PlannedCollection, chance: SeededRandom): Choice {
  const { width } = line
  const finishes = chance.some(line.finishes, chance.int(1, width.finishes))
  const suits = (form: PieceForm): boolean => !isPaver(form, line) || finishes.includes('Textured')
  return {
    finishes,
    fields: chance.some(line.fields.filter(suits), chance.int(Math.min(1, width.fields), width.fields)),
    mosaics: chance.some(line.mosaics, chance.int(Math.min(1, width.mosaics), width.mosaics)),
    trims: chance.some(line.trims, chance.is(0.7) ? chance.int(Math.min(1, width.trims), width.trims) : 0),
  }
}

/** 2 cm porcelain is for outdoors, where smooth finishes are unsafe. */
const isPaver = (form: PieceForm, { material }: ProductLine): boolean =>
  material === 'Porcelain' && form.thickness > 0.7

function draftsOf(collection: PlannedCollection): Draft[] {
  const choice = choiceOf(collection, seededRandom(`pieces ${collection.name}`))
  const [main = 'Matte'] = choice.finishes
  const draft = (color: TileColor, finish: TileFinish, form: PieceForm): Draft => ({ collection, color, finish, form })
  return collection.colors.flatMap((color) => [
    ...choice.fields.flatMap((form) =>
      choice.finishes
        .filter((finish) => !isPaver(form, collection.line) || finish === 'Textured')
        .map((finish) => draft(color, finish, form)),
    ),
    ...choice.mosaics.map((form) => draft(color, main, form)),
    ...choice.trims.map((form) => draft(color, main, form)),
  ])
}

/** Groups pieces by swatch: the sizes of a color and finish, or its mosaics. Trim has no swatch. */
function swatchKey(piece: RangePiece): string | undefined {
  if (isField(piece)) return `${piece.color.name}/${piece.finish}`
  return isMosaic(piece) ? `${piece.color.name}/mosaic` : undefined
}

function swatchesOf(pieces: readonly RangePiece[], nextSku: () => string): SampleSwatch[] {
  const groups = new Map<string, RangePiece[]>()
  for (const piece of pieces) {
    const key = swatchKey(piece)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()].map((of) => ({ retailSku: nextSku(), proSku: nextSku(), of }))
}

/** Limits the number of pieces; samples are extra. */
export function planPieces(collection: PlannedCollection, max: number, nextSku: () => string): CollectionPlan {
  const pieces = draftsOf(collection)
    .slice(0, max)
    .map((draft) => ({ sku: nextSku(), ...draft }))
  return { collection, pieces, swatches: swatchesOf(pieces, nextSku) }
}
