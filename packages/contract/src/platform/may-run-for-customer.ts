import type { Operation } from '../kit/operation.ts'

/** Cards and payments are not shown to staff, whatever they ask for. */
const hidden =
  /^\/(me\/(creditcards|subscriptions|register|tokens|password|orderinvitations)|cart\/(payments|submit|fromuser))(\/|$)/

/**
 * Whether staff may run an operation in the name of a customer: what the customer reads, the cart, addresses and
 * collections. Passwords, the person, cards, payments and placing an order are for the customer alone.
 */
export function mayRunForCustomer({ path, verb, isFile, isAddition }: Operation): boolean {
  if (isFile || isAddition || !/^\/(me|cart)(\/|$)/.test(path) || hidden.test(path)) return false
  return verb === 'GET' || !/^\/me(\/orders)?$/.test(path)
}
