import { findChangeProblem } from '@tessera/domain/orders/permission'
import { ApiError, fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { putBackOrder, uncounted } from './desk.ts'
import type { Place } from './place.ts'

/** What a guest may say about itself; the rest is that of the user whose rights are borrowed. */
const ownFields = ['FirstName', 'LastName', 'Email']

/** Who the guest behind an order is. Registered users have their name on their account. */
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
    // promotions may ask for the name
    return putBackOrder(call, { ...desk, open: { ...open, newName: given } }, sheet, { beside: { from_user } })
  },
})
