/** An option of a spec that defines variants, with the spec it belongs to. */
export interface VariantChoice {
  SpecID: string
  OptionID: string
  Value: string
}

export interface NewVariant {
  id: string
  name: string
  choices: readonly VariantChoice[]
}

export const maxVariants = 1500

/** The number of variants the specs would give; counted first, because it may be huge. */
export const countCombinations = (specs: readonly (readonly VariantChoice[])[]): number =>
  specs.length === 0 ? 0 : specs.reduce((count, options) => count * options.length, 1)

/** Every way to choose one option per spec; the last spec varies fastest. */
export function combineOptions(specs: readonly (readonly VariantChoice[])[]): VariantChoice[][] {
  if (specs.length === 0) return []
  return specs.reduce<VariantChoice[][]>(
    (chosen, options) => chosen.flatMap((some) => options.map((option) => [...some, option])),
    [[]],
  )
}

/** The same choices in any order are the same variant, whatever its ID. */
export const combinationKey = (choices: readonly Pick<VariantChoice, 'SpecID' | 'OptionID'>[]): string =>
  choices
    .map(({ SpecID, OptionID }) => `${SpecID}=${OptionID}`)
    .sort()
    .join('&')

/** Product and options joined by dashes. Existing clients compute this ID themselves, so it must not change. */
export const variantID = (productID: string, choices: readonly VariantChoice[]): string =>
  [productID, ...choices.map(({ OptionID }) => OptionID)].join('-').replaceAll(' ', '-')

const variantName = (productName: string, choices: readonly VariantChoice[]): string =>
  [productName, ...choices.map(({ Value }) => Value)].join(' ').slice(0, 100)

/** The variants that do not exist yet. */
export function missingVariants(
  product: { id: string; name: string },
  specs: readonly (readonly VariantChoice[])[],
  existing: ReadonlySet<string>,
): NewVariant[] {
  return combineOptions(specs)
    .filter((choices) => !existing.has(combinationKey(choices)))
    .map((choices) => ({ id: variantID(product.id, choices), name: variantName(product.name, choices), choices }))
}
