import { PlatformError } from '@tessera/client/platform-error'
import type { ActingCode, ActingRequestInput } from '@tessera/client/shop/types.gen'
import { tokenOf } from '../../../kit/as-visitor.ts'
import { buyerID } from '../../../kit/commerce.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { saveActingCode } from '../../people/session/acting-codes.ts'
import { findCustomerByUser } from '../../people/session/find-customer.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import type { ProNeeds } from '../store/pro-account.ts'

/**
 * Asks the platform, with the token of the person, for a token of the customer. The platform decides by its
 * configurations and names both in everything that follows; without one it is refused.
 */
export async function openAsCustomer(
  { database, commerce }: ProNeeds,
  call: OperatorCall,
  { customerNumber = '', userID = '', mode = 'look', reason: typed }: ActingRequestInput,
): Promise<ActingCode> {
  const reason = typed?.trim() || invalid('reason', 'Enter a reason.')
  const customer = await findCustomerByUser(database, userID)
  if (!customer || customer.account.number !== customerNumber)
    return refuse('NotFound', { message: 'This person can’t sign in, so the shop can’t be opened as them.' })
  const token = await requestToken(commerce, tokenOf(call.actor), userID)
  const acting = { ...operatorOf(call), mode: mode ?? 'look' }
  const code = await database.transaction(async (db) => {
    await recordOperatorAction(db, call, customer.account.id, {
      action: 'acting.ask',
      object: customer.personID,
      after: { person: customer.email, mode, reason },
    })
    return saveActingCode(db, customer.personID, acting, token)
  })
  return { code, person: `${customer.firstName} ${customer.lastName}` }
}

/** The platform's token of a customer, by its configurations for impersonation. */
export async function requestToken(
  { client, storefrontClientID }: ProNeeds['commerce'],
  accessToken: string,
  userID: string,
) {
  try {
    const asked = { ClientID: storefrontClientID, Roles: [] }
    const { access_token } = await client.Users.GetAccessToken(buyerID, userID, asked, { accessToken })
    return String(access_token)
  } catch (error) {
    if (error instanceof PlatformError && error.status < 500 && error.status !== 429)
      return refuse('Acting.NotConfigured')
    throw error
  }
}
