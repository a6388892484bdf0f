import Type, { type Static } from 'typebox'
import rows from '../../data/product-lines.json' with { type: 'json' }
import { checkData, dataAttribute, dataMeasure, dataRange, dataRow, dataText } from '../check-data.ts'
import { palettes, type TileColor } from '../colors/palettes.ts'
import { dataSize, fieldForm, mosaicForm, trimForm } from './piece-forms.ts'
import type { ProductLine } from './product-line.ts'

const looks = [
  'marble',
  'travertine',
  'limestone',
  'slate',
  'granite',
  'terrazzo',
  'concrete',
  'wood',
  'encaustic',
  'zellige',
  'glass',
  'brick',
  'solid',
  'metal',
  'textile',
  'terracotta',
] as const
const count = () => Type.Integer({ minimum: 0 })

const colorChoice = dataRow({
  palette: dataText(),
  /** Without it, the whole palette. */
  only: Type.Optional(Type.Array(dataText(), { minItems: 1 })),
})

const lineRow = dataRow({
  id: dataText(),
  kind: Type.Enum(['tile', 'lvp', 'laminate', 'engineered-wood', 'solid-wood']),
  material: dataAttribute('material'),
  look: dataAttribute('look'),
  drawn: Type.Enum(looks),
  noun: dataText(),
  names: Type.Enum(['classical', 'modern', 'nature', 'craft']),
  colors: Type.Array(colorChoice, { minItems: 1 }),
  width: dataRow({ colors: count(), finishes: count(), fields: count(), mosaics: count(), trims: count() }),
  finishes: Type.Array(dataAttribute('finish'), { minItems: 1 }),
  fields: Type.Array(
    dataRow({ size: dataSize(), thickness: dataMeasure(), shape: Type.Optional(dataAttribute('shape')) }),
  ),
  mosaics: Type.Array(dataText()),
  /** Of mosaics: stone 3/8 of an inch, porcelain and ceramic 1/4, glass 5/16. */
  chipThickness: Type.Optional(dataMeasure()),
  trims: Type.Array(dataText()),
  edge: dataAttribute('edge'),
  isGlazed: Type.Boolean(),
  isWallOnly: Type.Boolean(),
  shades: Type.Array(dataAttribute('shadeVariation'), { minItems: 1 }),
  texture: dataAttribute('texture'),
  perSqft: dataRange(),
  brands: Type.Array(dataText(), { minItems: 1 }),
  share: Type.Integer({ minimum: 1 }),
})

function chooseColors({ palette, only }: Static<typeof colorChoice>): readonly TileColor[] {
  const colors = palettes[palette]
  if (!colors) throw new RangeError(`There is no palette ${palette}.`)
  if (!only) return colors
  return only.map((name) => {
    const color = colors.find((one) => one.name === name)
    if (!color) throw new RangeError(`There is no color ${name} in ${palette}.`)
    return color
  })
}

function lineOf({ chipThickness = 0, ...row }: Static<typeof lineRow>): ProductLine {
  return {
    ...row,
    colors: row.colors.flatMap(chooseColors),
    fields: row.fields.map(({ size, thickness, shape }) => fieldForm(size, thickness, shape)),
    mosaics: row.mosaics.map((name) => mosaicForm(name, chipThickness)),
    trims: row.trims.map(trimForm),
  }
}

export const productLines: readonly ProductLine[] = checkData('product-lines.json', Type.Array(lineRow), rows).map(
  lineOf,
)
