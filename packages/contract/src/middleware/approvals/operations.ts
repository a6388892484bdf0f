import { defineCall, limits, myAccountPath } from '../kit.ts'
import { OrderDetail } from '../orders/models.ts'
import { ApprovedOrder, OrderApproving, OrderDeclining, OverLimitChoice, WaitingOrders } from './models.ts'

export const approvalCalls = {
  getWaiting: defineCall({
    id: 'Approvals.GetWaitingOrders',
    verb: 'GET',
    path: myAccountPath('GetWaitingOrders'),
    summary: 'Lists orders that wait for the caller’s approval, oldest first; empty without the right to approve.',
    isAddition: true,
    access: 'customer',
    reply: WaitingOrders,
  }),
  approve: defineCall({
    id: 'Approvals.ApproveOrder',
    verb: 'POST',
    path: myAccountPath('ApproveOrder'),
    summary: 'Approves a team member’s order: stock and credit are taken and the card is charged.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: OrderApproving,
    reply: ApprovedOrder,
  }),
  decline: defineCall({
    id: 'Approvals.DeclineOrder',
    verb: 'POST',
    path: myAccountPath('DeclineOrder'),
    summary: 'Declines a team member’s order with a reason; nothing is charged.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: OrderDeclining,
    reply: OrderDetail,
  }),
  saveOverLimit: defineCall({
    id: 'Approvals.SaveOverLimitChoice',
    verb: 'PUT',
    path: myAccountPath('SaveOverLimitChoice'),
    summary: 'Chooses whether orders above a limit wait for approval or are blocked.',
    isAddition: true,
    access: 'manager',
    limit: limits.users,
    body: OverLimitChoice,
    reply: OverLimitChoice,
  }),
}
