import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { MosaicRecipe, PieceShape, TrimRecipe } from '@tessera/pictures/recipe'
import Type from 'typebox'
import mosaicRows from '../../data/mosaics.json' with { type: 'json' }
import trimRows from '../../data/trims.json' with { type: 'json' }
import { checkData, dataAttribute, dataMeasure, dataRow, dataText } from '../check-data.ts'

/** A size and shape of a line. Inches; the shorter side first. */
export interface FieldForm {
  kind: 'field'
  width: number
  length: number
  thickness: number
  shape: ValueOf<'shape'>
  drawn: PieceShape
}

export interface MosaicForm {
  kind: 'mosaic'
  chips: MosaicRecipe['chips']
  /** Chip size as printed: '1x2'. */
  chip: string
  shape: ValueOf<'shape'>
  /** As in "Hexagon Mosaic". */
  label: string
  thickness: number
}

export interface TrimForm {
  kind: 'trim'
  profile: TrimRecipe['profile']
  label: string
  height: number
  length: number
  thickness: number
}

export type PieceForm = FieldForm | MosaicForm | TrimForm

/** Such as '12x24', in inches. */
export const dataSize = () => Type.String({ pattern: '^[0-9.]+x[0-9.]+$' })

const mosaicRow = dataRow({
  chips: Type.Enum([
    'square',
    'hex',
    'penny',
    'herringbone',
    'arabesque',
    'basketweave',
    'picket',
    'fishscale',
    'stacked',
  ]),
  chip: dataSize(),
  shape: dataAttribute('shape'),
  label: dataText(),
})
const trimRow = dataRow({
  profile: Type.Enum(['bullnose', 'pencil', 'quarter-round', 'cove', 'chair-rail']),
  label: dataText(),
  height: dataMeasure(),
  length: dataMeasure(),
  thickness: dataMeasure(),
})
const mosaics = checkData('mosaics.json', Type.Record(Type.String(), mosaicRow), mosaicRows)
const trims = checkData('trims.json', Type.Record(Type.String(), trimRow), trimRows)

export function mosaicForm(name: string, thickness: number): MosaicForm {
  const mosaic = mosaics[name]
  if (!mosaic) throw new RangeError(`There is no mosaic ${name}.`)
  return { kind: 'mosaic', ...mosaic, thickness }
}

export function trimForm(name: string): TrimForm {
  const trim = trims[name]
  if (!trim) throw new RangeError(`There is no trim ${name}.`)
  return { kind: 'trim', ...trim }
}

const drawnShapes: Partial<Record<FieldForm['shape'], PieceShape>> = {
  Hexagon: 'hexagon',
  Picket: 'picket',
  Arabesque: 'arabesque',
  'Fish scale': 'fishscale',
}

function shapeOf(width: number, length: number): FieldForm['shape'] {
  if (width === length) return 'Square'
  return length >= width * 3 && length >= 24 ? 'Plank' : 'Rectangle'
}

/** A field tile such as '12x24'; without a shape of its own it is a square, a rectangle or a plank by its size. */
export function fieldForm(size: string, thickness: number, shape?: FieldForm['shape']): FieldForm {
  const [width = 0, length = 0] = size.split('x').map(Number)
  const drawn = (shape && drawnShapes[shape]) ?? 'rectangle'
  return { kind: 'field', width, length, thickness, shape: shape ?? shapeOf(width, length), drawn }
}
