import type { ErrorCode } from '@tessera/contract/errors'

export interface SpecTerms {
  Required?: unknown
  AllowOpenText?: unknown
  DefinesVariant?: unknown
  DefaultValue?: unknown
  DefaultOptionID?: unknown
}

export function findSpecProblem(spec: SpecTerms, optionIDs: readonly string[]): ErrorCode | undefined {
  if (spec.DefinesVariant && !spec.Required) return 'Spec.MustBeRequired'
  if (spec.DefinesVariant && spec.AllowOpenText) return 'Spec.CannotAllowOpenText'
  return findOptionProblem(spec.DefaultOptionID, optionIDs)
}

export const findOptionProblem = (optionID: unknown, optionIDs: readonly string[]): ErrorCode | undefined =>
  typeof optionID === 'string' && !optionIDs.includes(optionID) ? 'Spec.OptionNotFound' : undefined

export interface SpecAssignment {
  spec: SpecTerms
  optionIDs: readonly string[]
  given: Pick<SpecTerms, 'DefaultValue' | 'DefaultOptionID'>
  product: { isParentOrChild: boolean; isBundle: boolean }
}

/**
 * Refuses a spec that could never be answered, and one that would define variants on a product that cannot have any.
 */
export function findSpecAssignmentProblem({ spec, optionIDs, given, product }: SpecAssignment): ErrorCode | undefined {
  if (spec.DefinesVariant && product.isParentOrChild)
    return 'ProductAssigment.ParentChildProductCannotBeAssignedToVariantSpec'
  if (spec.DefinesVariant && product.isBundle) return 'ProductAssigment.BundleProductCannotBeAssignedToVariantSpec'
  const canBeAnswered = optionIDs.length > 0 || spec.AllowOpenText || spec.DefaultValue || given.DefaultValue
  if (!canBeAnswered) return 'Spec.InvalidSpecConfiguration'
  return findOptionProblem(given.DefaultOptionID, optionIDs)
}
