import type { Offer, OfferedVariant } from '../order-model/offer.ts'
import { type Problem, problem } from '../order-model/problem.ts'
import type { SpecChoice } from './spec-choice.ts'

export type VariantSearch = { variantID: string | null } | { problem: Problem }

/** The variant of the chosen options. Null for products without variants or without specs that define them. */
export function searchVariant({ product, specs, variants }: Offer, choices: readonly SpecChoice[]): VariantSearch {
  if (variants.length === 0 || !specs.some(({ definesVariant }) => definesVariant)) return { variantID: null }
  const options = new Map(
    choices.filter(({ spec }) => spec.definesVariant).map(({ spec, option }) => [spec.id, option?.id ?? null]),
  )
  const variant = variants.find((one) => one.active && isMadeOf(one, options))
  if (variant) return { variantID: variant.id }
  return { problem: problem('LineItem.VariantNotFound', { ProductID: product.id, Specs: Object.fromEntries(options) }) }
}

// compared, not looked up by key: keys for 1,500 variants and 500 lines would take a second
const isMadeOf = ({ specs }: OfferedVariant, options: ReadonlyMap<string, string | null>): boolean =>
  specs.length === options.size && specs.every(({ SpecID, OptionID }) => options.get(SpecID) === OptionID)
