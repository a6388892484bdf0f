import { action } from '../../kit/action.ts'
import { id, listOf, money, oneOf, readOnly, ref, required, tally, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { readRoles } from '../../kit/operation.ts'
import { resource } from '../../kit/resource.ts'
import { orderStatuses } from '../enums.ts'
import { User } from '../identity/users.ts'
import { ApprovalInfo, OrderReturnApproval } from './approvals.ts'
import { laterMilestones, milestones } from './milestones.ts'

export const OrderReturnItem = model('OrderReturnItem', {
  LineItemID: required(ref('LineItems')),
  Quantity: tally({ min: 0 }),
  RefundAmount: money(),
  Comments: text(500),
})

export const OrderReturn = model(
  'OrderReturn',
  {
    ID: id(),
    OrderID: required(ref('Orders')),
    PaymentIDs: readOnly(listOf(text())),
    Status: readOnly(oneOf(orderStatuses)),
    ...milestones,
    RefundAmount: money(),
    Comments: text(2000),
    ItemsToReturn: listOf(OrderReturnItem),
    xp: xp(),
  },
  {
    search: ['ID', 'OrderID'],
    sort: ['DateSubmitted', 'DateCreated', 'ID', 'OrderID', ...laterMilestones],
    order: ['DateCreated', 'ID', 'OrderID'],
  },
)

export const orderReturns = resource({
  tag: 'OrderReturns',
  path: '/orderreturns/:returnID',
  model: OrderReturn,
  roles: { read: ['OrderReader'], write: ['OrderAdmin', 'Shopper'] },
  query: { List: ['approvable'] },
})

/** Status changes by the returning user; the seller makes the others. */
const step = { verb: 'POST', roles: orderReturns.roles.write, reply: OrderReturn } as const
const decision = { verb: 'POST', roles: ['OrderAdmin'], reply: OrderReturn } as const

export const orderReturnsActions = [
  action({
    ...step,
    id: 'OrderReturns.Submit',
    path: '/orderreturns/:returnID/submit',
    summary: 'Send the return request onward.',
  }),
  action({
    ...step,
    id: 'OrderReturns.Cancel',
    path: '/orderreturns/:returnID/cancel',
    summary: 'Cancel a submitted return.',
  }),
  action({
    ...step,
    id: 'OrderReturns.DeleteItem',
    verb: 'DELETE',
    path: '/orderreturns/:returnID/items/:lineItemID',
    status: 200,
    summary: 'Take one line off the return.',
  }),
  action({
    ...decision,
    id: 'OrderReturns.Approve',
    path: '/orderreturns/:returnID/approve',
    body: ApprovalInfo,
    summary: 'Approve a waiting return.',
  }),
  action({
    ...decision,
    id: 'OrderReturns.Decline',
    path: '/orderreturns/:returnID/decline',
    body: ApprovalInfo,
    summary: 'Refuse a waiting return.',
  }),
  action({
    ...decision,
    id: 'OrderReturns.Complete',
    path: '/orderreturns/:returnID/complete',
    summary: 'Mark the return completed without payment.',
  }),
  action({
    id: 'OrderReturns.ListApprovals',
    verb: 'GET',
    path: '/orderreturns/:returnID/approvals',
    roles: readRoles(orderReturns.roles),
    list: 'full',
    reply: OrderReturnApproval,
    summary: 'List approval records of the return.',
  }),
  action({
    id: 'OrderReturns.ListEligibleApprovers',
    verb: 'GET',
    path: '/orderreturns/:returnID/eligibleapprovers',
    roles: ['OrderAdmin', 'OrderReader'],
    list: 'full',
    reply: User,
    summary: 'List users who may still approve the return.',
  }),
]
