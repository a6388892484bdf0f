import { findChangeProblem } from '@tessera/domain/orders/permission'
import { ApiError, fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { putBackOrder, uncounted } from './desk.ts'
import type { Place } from './place.ts'

/** Fields a guest may set; the rest comes from the shared guest user. */
const ownFields = ['FirstName', 'LastName', 'Email']

/** Stores the guest's name and email on the order. Registered users have them on their account. */
export const fromUserHandlers = (place: Place): PlatformHandlers => ({
  [place.name('Order', 'PatchFromUser')]: async (call: PlatformCall) => {
    const desk = await place.takeOrMake(call, uncounted)
    const { open, sheet, caller } = desk
    if (!open.isGuest) fail('User.IsNotTemp', { OrderID: sheet.order.id }, 'Only a guest’s order can be given a name.')
    const closed = findChangeProblem(sheet.order, caller, 'order')
    if (closed) throw new ApiError([closed])
    const given = Object.fromEntries(Object.entries(call.body).filter(([field]) => ownFields.includes(field)))
    const added = sql`${JSON.stringify(given)}::jsonb`
    const from_user = open.isNew ? added : sql`coalesce(t.from_user, '{}') || ${added}`
    // promotions may depend on the name
    return putBackOrder(call, { ...desk, open: { ...open, newName: given } }, sheet, { beside: { from_user } })
  },
})
