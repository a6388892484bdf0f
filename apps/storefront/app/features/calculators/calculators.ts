import { boxesFor } from '@tessera/domain/coverage/boxes'
import { trimPiecesFor } from '@tessera/domain/coverage/edges'
import { groutFor } from '@tessera/domain/coverage/grout'
import { mortarFor } from '@tessera/domain/coverage/mortar'
import { formatArea, formatUnits } from '@tessera/ui/format'

interface CalculatorField {
  name: string
  label: string
  unit: string
  /** The initial value, so that the card starts with an answer. */
  value: string
}

export interface Answer {
  main: string
  more: string
}

export interface CalculatorRules {
  id: string
  title: string
  summary: string
  fields: readonly CalculatorField[]
  /** Takes numbers of zero or more; throws a RangeError for values it can't calculate with. */
  answer(values: Record<string, string>): Answer
  next: { label: string; href: string }
}

const area: CalculatorField = { name: 'area', label: 'Area', unit: 'sq ft', value: '120' }
const of = (values: Record<string, string>, name: string): string => values[name] ?? ''

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
        areaSqft: of(values, 'area'),
        wastePercent: of(values, 'waste'),
        sqftPerBox: of(values, 'box'),
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
        areaSqft: of(values, 'area'),
        lengthIn: of(values, 'length'),
        widthIn: of(values, 'width'),
        thicknessIn: of(values, 'thickness'),
        jointIn: of(values, 'joint'),
        lbsPerBag: of(values, 'bag'),
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
      const longestSideIn = Number(of(values, 'side'))
      const job = { areaSqft: of(values, 'area'), longestSideIn }
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
      const pieces = trimPiecesFor(of(values, 'edge'), String(Number(of(values, 'piece')) / 12))
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

const mostOfAnything = 1_000_000

/** Undefined while a value is missing or is not a number. */
export function findAnswer(rules: CalculatorRules, values: Record<string, string>): Answer | undefined {
  const isWhole = rules.fields.every(({ name }) => {
    const text = values[name] ?? ''
    return /^\d+(\.\d+)?$/.test(text) && Number(text) <= mostOfAnything
  })
  if (!isWhole) return undefined
  try {
    return rules.answer(values)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
