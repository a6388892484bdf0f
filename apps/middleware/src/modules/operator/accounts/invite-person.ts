import type { InvitedPersonInput } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { requiredName } from '../../../kit/form-fields.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { findCustomerByUser } from '../../people/session/find-customer.ts'
import { inviteUser } from '../../people/team/create-user.ts'
import { type OperatorCall, operatorActorOf } from '../store/operator.ts'
import type { ProNeeds } from '../store/pro-account.ts'

/**
 * Invites a person into the account of a customer, as one of its managers asked on the phone. The person sets their own
 * password, and gets no right or limit that the manager doesn't have. The same again sends a new link.
 */
export async function invitePerson(needs: ProNeeds, call: OperatorCall, body: InvitedPersonInput): Promise<void> {
  const { customerNumber = '', askedBy = '', email = '', rights = [] } = body
  const manager = await findCustomerByUser(needs.database, askedBy)
  if (!manager || manager.account.number !== customerNumber)
    return refuse('NotFound', { message: 'We couldn’t find this person at this customer.' })
  if (!manager.rights.has('can_create_user'))
    refuse('User.RightNotHeld', { message: `${manager.firstName} doesn’t manage people of ${manager.account.name}.` })
  const own = await needs.database.find<{ order: number | null; month: number | null }>(sql`
    select order_limit_cents::float8 as order, month_limit_cents::float8 as month from people
    where id = ${manager.personID}`)
  const person = {
    email,
    firstName: requiredName('firstName', body.firstName),
    lastName: requiredName('lastName', body.lastName),
    phone: null,
    rights,
    orderLimitCents: own?.order ?? null,
    monthLimitCents: own?.month ?? null,
  }
  await inviteUser(needs, manager, person, operatorActorOf(call, manager.account.id))
}
