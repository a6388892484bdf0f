import { findChangeProblem } from '@tessera/domain/orders/order-permissions'
import { ApiError, fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { saveAndShowOrder, withoutStock } from './locked-order.ts'
import type { OrderTarget } from './order-target.ts'

/** Fields a guest may set; the rest comes from the shared guest user. */
const guestFields = ['FirstName', 'LastName', 'Email']

/** Stores the guest's name and email on the order. Registered users have them on their account. */
export const fromUserHandlers = (target: OrderTarget): PlatformHandlers => ({
  [target.operationID('Order', 'PatchFromUser')]: async (call: PlatformCall) => {
    const locked = await target.lockOrCreate(call, withoutStock)
    const { record, state, caller } = locked
    if (!record.isGuest)
      fail('User.IsNotTemp', { OrderID: state.order.id }, 'Only a guest’s order can be given a name.')
    const closed = findChangeProblem(state.order, caller, 'order')
    if (closed) throw new ApiError([closed])
    const input = Object.fromEntries(Object.entries(call.body).filter(([field]) => guestFields.includes(field)))
    const added = sql`${JSON.stringify(input)}::jsonb`
    const from_user = record.isNew ? added : sql`coalesce(t.from_user, '{}') || ${added}`
    // promotions may depend on the name
    return saveAndShowOrder(call, { ...locked, record: { ...record, newName: input } }, state, {
      extraColumns: { from_user },
    })
  },
})
