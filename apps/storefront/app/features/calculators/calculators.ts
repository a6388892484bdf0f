import { boxesFor } from '@tessera/domain/coverage/boxes'
import { groutFor } from '@tessera/domain/coverage/grout'
import { mortarFor } from '@tessera/domain/coverage/mortar'
import { trimPiecesFor } from '@tessera/domain/coverage/trim-pieces'
import { formatArea, formatUnits } from '@tessera/ui/format'

interface CalculatorField {
  name: string
  label: string
  unit: string
  /** The initial value, so that the card starts with an answer. */
  value: string
}

export interface CalculatorAnswer {
  main: string
  more: string
}

export interface CalculatorRules {
  id: string
  title: string
  summary: string
  fields: readonly CalculatorField[]
  /** Takes numbers of zero or more; throws a RangeError for values it can't calculate with. */
  answer(values: Record<string, string>): CalculatorAnswer
  next: { label: string; href: string }
}

const area: CalculatorField = { name: 'area', label: 'Area', unit: 'sq ft', value: '120' }
const fieldValue = (values: Record<string, string>, name: string): string => values[name] ?? ''

export const calculators: readonly CalculatorRules[] = [
  {
    id: 'boxes',
    title: 'Boxes',
    summary: 'We sell full boxes. We add waste for cuts and breakage, then round up.',
    fields: [
      area,
      { name: 'waste', label: 'Waste', unit: '%', value: '10' },
      { name: 'box', label: 'One box covers', unit: 'sq ft', value: '12.02' },
    ],
    answer: (values) => {
      const { boxes, needSqft, coveredSqft, leftOverSqft } = boxesFor({
        areaSqft: fieldValue(values, 'area'),
        wastePercent: fieldValue(values, 'waste'),
        sqftPerBox: fieldValue(values, 'box'),
      })
      return {
        main: formatUnits(boxes, 'box'),
        more: `${formatArea(needSqft)} with waste. Covers ${formatArea(coveredSqft)}, ${formatArea(leftOverSqft)} left over.`,
      }
    },
    next: { label: 'Shop tile', href: '/shop/tile' },
  },
  {
    id: 'grout',
    title: 'Grout',
    summary: 'Small tiles and wide joints use the most grout. We add 10% for waste.',
    fields: [
      area,
      { name: 'length', label: 'Tile length', unit: 'in', value: '24' },
      { name: 'width', label: 'Tile width', unit: 'in', value: '12' },
      { name: 'thickness', label: 'Thickness', unit: 'in', value: '0.375' },
      { name: 'joint', label: 'Joint', unit: 'in', value: '0.125' },
      { name: 'bag', label: 'Bag', unit: 'lb', value: '25' },
    ],
    answer: (values) => {
      const { bags, lbsWithLoss } = groutFor({
        areaSqft: fieldValue(values, 'area'),
        lengthIn: fieldValue(values, 'length'),
        widthIn: fieldValue(values, 'width'),
        thicknessIn: fieldValue(values, 'thickness'),
        jointIn: fieldValue(values, 'joint'),
        lbsPerBag: fieldValue(values, 'bag'),
      })
      return { main: formatUnits(bags, 'bag'), more: `${lbsWithLoss} lb of dry grout.` }
    },
    next: { label: 'Shop grout', href: '/shop/setting-materials-grout' },
  },
  {
    id: 'mortar',
    title: 'Mortar',
    summary: 'Larger tiles need a larger notch, so each bag covers less.',
    fields: [area, { name: 'side', label: 'Longest side of the tile', unit: 'in', value: '24' }],
    answer: (values) => {
      const longestSideIn = Number(fieldValue(values, 'side'))
      const job = { areaSqft: fieldValue(values, 'area'), longestSideIn }
      const dry = mortarFor({ ...job, isWetArea: false, isStone: false })
      const wet = mortarFor({ ...job, isWetArea: true, isStone: false })
      return {
        main: formatUnits(dry.bags, 'bag'),
        more: `50 lb bags, ${dry.notch} in notched trowel. For showers and stone, where you back-butter: ${formatUnits(wet.bags, 'bag')}.`,
      }
    },
    next: { label: 'Shop mortar', href: '/shop/setting-materials-mortar-and-thinset' },
  },
  {
    id: 'trim',
    title: 'Trim',
    summary: 'For every exposed edge: around windows or at the end of a backsplash. We add 10% for cuts.',
    fields: [
      { name: 'edge', label: 'Exposed edge', unit: 'ft', value: '16' },
      { name: 'piece', label: 'Trim length', unit: 'in', value: '12' },
    ],
    answer: (values) => {
      const pieces = trimPiecesFor(fieldValue(values, 'edge'), String(Number(fieldValue(values, 'piece')) / 12))
      return { main: formatUnits(pieces, 'piece'), more: 'Corners need more: add one length for every four.' }
    },
    next: { label: 'Shop trim', href: '/shop/trim' },
  },
]

/** The typed values, or the initial ones. */
export const valuesFrom = ({ id, fields }: CalculatorRules, params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, value }) => [name, (params.get(`${id}-${name}`) ?? value).trim().slice(0, 12)]),
  )

const maxFieldValue = 1_000_000

/** Undefined while a value is missing or is not a number. */
export function findAnswer(rules: CalculatorRules, values: Record<string, string>): CalculatorAnswer | undefined {
  const isWhole = rules.fields.every(({ name }) => {
    const text = values[name] ?? ''
    return /^\d+(\.\d+)?$/.test(text) && Number(text) <= maxFieldValue
  })
  if (!isWhole) return undefined
  try {
    return rules.answer(values)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
