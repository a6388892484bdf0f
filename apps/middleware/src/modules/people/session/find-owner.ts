import type { Bearer, Customer } from '../../../kit/visitor.ts'

type FindCustomer = (shopToken: string) => Promise<Customer | undefined>

/** The customer both tokens belong to: a shop token that was taken is worth nothing beside another bearer token. */
export async function findOwner(
  findCustomer: FindCustomer,
  bearer: Bearer | undefined,
  shopToken: string | undefined,
): Promise<Customer | undefined> {
  if (!shopToken || !bearer || bearer.isGuest) return undefined
  const customer = await findCustomer(shopToken)
  return customer?.platformUserID === bearer.userID ? customer : undefined
}
