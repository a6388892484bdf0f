import type { Cart } from '@tessera/client/shop/types.gen'
import { freightProblems } from '@tessera/domain/address/typed-address'
import type { FormRefusal } from '../../http/form-refusal.ts'

/** A cart that has become freight since its address was given: the page says it before it is sent again. */
export function freightRefusal({ shippingAddress, shippingOptions, pickUp }: Cart): FormRefusal | undefined {
  const isFreight = shippingOptions.some(({ kind, isChosen }) => kind === 'freight' && isChosen)
  if (!isFreight || !shippingAddress || pickUp) return undefined
  const problems = freightProblems(shippingAddress)
  if (problems.length === 0) return undefined
  const fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  return { code: 'Address.Invalid', message: 'This order ships by freight.', fields, typed: {} }
}
