import type { ProductDetails } from '@tessera/client/shop/types.gen'
import { type WastePatternId, wastePercent } from '@tessera/domain/coverage/waste'
import type { SuggestedWaste } from './quantity-plan.ts'

type Facts = ProductDetails['facts']

const numberOf = (facts: Facts, name: string): number | undefined =>
  typeof facts?.[name] === 'number' ? facts[name] : undefined
const textOf = (facts: Facts, name: string): string | undefined =>
  typeof facts?.[name] === 'string' ? facts[name] : undefined

export interface TilePiece {
  lengthIn: number | undefined
  widthIn: number | undefined
  thicknessIn: number | undefined
  /** The narrowest joint the manufacturer allows. */
  jointIn: number
  material: string | undefined
}

const defaultJointIn = 0.125

export const pieceOf = (facts: Facts): TilePiece => ({
  lengthIn: numberOf(facts, 'lengthIn'),
  widthIn: numberOf(facts, 'widthIn'),
  thicknessIn: numberOf(facts, 'thicknessIn'),
  jointIn: numberOf(facts, 'jointMinIn') ?? defaultJointIn,
  material: textOf(facts, 'material'),
})

const floatingKinds = new Set(['lvp', 'laminate', 'engineered-wood', 'solid-wood'])

/** The most common laying pattern, and the waste of each: long pieces waste more in any of them. */
export function suggestWaste({ record, facts }: Pick<ProductDetails, 'record' | 'facts'>): SuggestedWaste {
  const { kind } = record.tessera
  const pattern: WastePatternId = floatingKinds.has(kind)
    ? 'floating'
    : kind === 'mosaic'
      ? 'mosaic'
      : kind === 'plank-tile'
        ? 'third'
        : 'grid'
  const { lengthIn = 0, widthIn = 0 } = pieceOf(facts)
  const longestSideIn = Math.max(lengthIn, widthIn)
  const laying = { longestSideIn, isPlank: kind === 'plank-tile', corners: 4 }
  return { pattern, wasteOf: (chosen) => String(wastePercent({ ...laying, pattern: chosen })) }
}
