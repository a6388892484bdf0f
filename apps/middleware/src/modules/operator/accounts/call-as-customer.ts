import type { CustomerCallAnswer, CustomerCallInput } from '@tessera/client/shop/types.gen'
import { type Operation, parametersOf, urlOf } from '@tessera/contract/kit/operation'
import { mayRunForCustomer } from '@tessera/contract/platform/may-run-for-customer'
import { operations } from '@tessera/contract/platform/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { tokenOf } from '../../../kit/as-visitor.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { findCustomerByUser } from '../../people/session/find-customer.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import type { ProNeeds } from '../store/pro-account.ts'
import { requestToken } from './open-as-customer.ts'

/**
 * Runs an operation with a token of the customer that the platform gives for the token of the member of staff. The
 * token stays here. Both are in the audit before it is sent, and the platform names both in what it writes.
 */
export async function callAsCustomer(
  { database, commerce }: ProNeeds,
  call: OperatorCall,
  body: CustomerCallInput,
): Promise<CustomerCallAnswer> {
  const reason = body.reason?.trim() || invalid('reason', 'Enter a reason.')
  const operation = operations.find(({ id }) => id === body.operation)
  if (!operation || !mayRunForCustomer(operation)) return refuse('Acting.NotForOthers')
  const address = addressOf(operation, body)
  const userID = await findUserID(database, body.customerNumber ?? '', body.person ?? '')
  const customer = userID ? await findCustomerByUser(database, userID) : undefined
  if (!customer || !userID)
    return refuse('NotFound', { message: 'This person can’t sign in, so nothing can be run as them.' })
  const token = await requestToken(commerce, tokenOf(call.actor), userID)
  await recordOperatorAction(database, call, customer.account.id, {
    action: 'acting.run',
    object: customer.personID,
    after: { person: customer.email, operation: operation.id, reason },
  })
  const began = performance.now()
  const { status, requestId, text } = await commerce.ask({
    verb: operation.verb,
    address,
    token,
    ...(operation.body && { body: body.body ?? {} }),
    ...(operation.verb !== 'GET' && body.key && { idempotencyKey: body.key }),
  })
  return {
    person: `${customer.firstName} ${customer.lastName}`,
    status,
    milliseconds: Math.round(performance.now() - began),
    requestId,
    answer: text || null,
  }
}

function addressOf({ path }: Operation, { parameters, query }: CustomerCallInput): string {
  const given = parameters ?? {}
  const filled = parametersOf(path).reduce((text, name) => {
    const value = given[name]
    if (typeof value !== 'string' || !value || /^\.\.?$/.test(value)) return invalid('parameters', `Enter ${name}.`)
    return text.replace(`:${name}`, encodeURIComponent(value))
  }, urlOf(path))
  const words = new URLSearchParams(query ?? '').toString()
  return words ? `${filled}?${words}` : filled
}

async function findUserID(db: Queryable, number: string, person: string): Promise<string | undefined> {
  const found = await db.find<{ userID: string }>(sql`
    select p.platform_user_id as "userID" from people p join accounts a on a.id = p.account_id
    where a.number = ${number} and p.status <> 'deleted' and p.platform_user_id is not null
      and (p.platform_user_id = ${person} or lower(p.email) = ${person.toLowerCase()}) limit 1`)
  return found?.userID
}
