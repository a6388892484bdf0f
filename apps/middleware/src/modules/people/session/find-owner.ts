import type { BearerIdentity, Customer } from '../../../kit/visitor.ts'

type FindCustomer = (shopToken: string) => Promise<Customer | undefined>

/** Finds the customer to whom both tokens belong: a stolen shop token is useless with another bearer token. */
export async function findOwner(
  findCustomer: FindCustomer,
  bearer: BearerIdentity | undefined,
  shopToken: string | undefined,
): Promise<Customer | undefined> {
  if (!shopToken || !bearer || bearer.isGuest) return undefined
  const customer = await findCustomer(shopToken)
  return customer?.platformUserID === bearer.userID ? customer : undefined
}
