import { action } from '../../kit/action.ts'
import { id, moment, oneOf, readOnly, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { orderStatuses } from '../enums.ts'
import { AccessToken } from '../identity/tokens.ts'

export const GroupOrderInvitation = model(
  'GroupOrderInvitation',
  {
    ID: readOnly(id()),
    ExpirationDate: required(moment()),
    Name: text(100),
    OrderID: required(ref('Orders')),
    OrderStatus: readOnly(oneOf(orderStatuses)),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'OrderID', 'OrderStatus'], sort: ['ID', 'Name', 'OrderID', 'OrderStatus'] },
)

export const groupOrdersActions = [
  action({
    id: 'GroupOrders.GetToken',
    verb: 'POST',
    path: '/grouporders/:invitationID/token',
    roles: [],
    open: true,
    reply: AccessToken,
    status: 200,
    summary: 'Obtain a contributor token from an order invitation.',
  }),
]
