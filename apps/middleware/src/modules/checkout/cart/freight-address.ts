import type { Cart, PostalAddressInput } from '@tessera/client/shop/types.gen'
import { freightProblems } from '@tessera/domain/address/typed-address'
import { isFreight } from '@tessera/domain/checkout/ship-methods'
import { refuse } from '../../../kit/shop-error.ts'

/** By weight, which is known before an address is; a long load is seen by its shipping options. */
export const isFreightCart = ({ totals }: Pick<Cart, 'totals'>): boolean =>
  isFreight({ pounds: totals.weightLbs, isLong: false })

/** Refuses an address that freight can't be delivered to, with a message per field. */
export function requireFreightAddress(place: PostalAddressInput): void {
  const problems = freightProblems(place)
  if (problems.length > 0) refuse('Address.Invalid', { fields: problems })
}

/** The problems of a cart that ships by freight to its address; none for parcels and pickup. */
export function listFreightProblems({ shippingOptions, shippingAddress }: Cart): string[] {
  const isChosen = shippingOptions.some((option) => option.isChosen && option.kind === 'freight')
  return isChosen && shippingAddress ? freightProblems(shippingAddress).map(({ message }) => message) : []
}
