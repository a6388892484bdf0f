import { embed, flag, freeObject, id, listOf, moment, required, sum, tally, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'
import { ApprovalRule } from '../companies/approval-rules.ts'
import { Promotion } from '../orders/promotions.ts'

/** LIM-1: this many orders of five lines take 0.5 s. */
export const maxTestedOrders = 500

const testedOrders = {
  /** The newest orders that meet these filters, which are those of the list of orders. */
  Filters: freeObject(),
  PageSize: whole({ min: 1, max: maxTestedOrders }),
  /** Tests as if it were this time; now by default. */
  Time: moment(),
}

/** A part of an expression that is not met. */
const RuleFailure = model('RuleFailure', {
  /** The property of the draft with the expression. */
  Property: required(text()),
  /** Counts from 0. */
  Position: tally(),
  Text: required(text()),
  Message: required(text()),
  /** Lines that fail here; 0 for a part that asks nothing of a line. */
  LineItemCount: tally(),
})

const PromotionTestAssignment = model('PromotionTestAssignment', {
  BuyerID: required(text(100)),
  UserGroupID: text(100),
})

const PromotionTest = model('PromotionTest', {
  Promotion: required(embed(Promotion)),
  OrderIDs: listOf(text(100)),
  ...testedOrders,
  /** Unset: as they are stored under the ID of the draft. */
  Assignments: listOf(PromotionTestAssignment),
  /** Takes the orders one after the other, oldest first, and counts each that gets it as a redemption. */
  InTurn: flag(),
})

const PromotionTestLine = model('PromotionTestLine', {
  LineItemID: required(text()),
  Amount: sum(),
})

const PromotionTestOrder = model('PromotionTestOrder', {
  OrderID: required(text()),
  FromCompanyID: text(),
  FromUserID: text(),
  FromUserName: text(),
  Status: text(),
  DateCreated: moment(),
  DateSubmitted: moment(),
  Subtotal: sum(),
  Amount: sum(),
  LineItems: listOf(PromotionTestLine),
  /** Why the order does not get it. */
  ErrorCode: text(),
  Reason: text(),
  Failures: listOf(RuleFailure),
})

const PromotionTestResults = model('PromotionTestResults', {
  GrantedCount: tally(),
  Amount: sum(),
  Results: required(listOf(PromotionTestOrder)),
})

/** Reading orders needs its own right, which the handler asks for. */
export const testPromotion: Operation = {
  id: 'Promotions.Test',
  tag: 'Promotions',
  name: 'Test',
  verb: 'POST',
  path: '/promotions/test',
  roles: ['PromotionAdmin', 'PromotionReader'],
  callers: ['admin'],
  body: PromotionTest,
  reply: PromotionTestResults,
  status: 200,
  summary: `Try a draft of a promotion on up to ${maxTestedOrders} orders, without writing anything: what each would get, or which part of the rule says no.`,
  isAddition: true,
}

const ApprovalRuleTest = model('ApprovalRuleTest', {
  Rule: required(embed(ApprovalRule)),
  /** Unset for a rule of the seller, which approves returns. */
  BuyerID: text(100),
  /** Orders of the buyer, or returns. */
  IDs: listOf(text(100)),
  ...testedOrders,
})

const ApprovalTestUser = model('ApprovalTestUser', {
  ID: required(id()),
  Username: text(),
  FirstName: text(),
  LastName: text(),
})

const ApprovalTestOrder = model('ApprovalTestOrder', {
  OrderID: required(text()),
  OrderReturnID: text(),
  FromCompanyID: text(),
  FromUserID: text(),
  FromUserName: text(),
  Status: text(),
  DateCreated: moment(),
  /** The total of the order, or the refund of the return. */
  Amount: sum(),
  RequiresApproval: flag(),
  /** The one who submits is in the approving group, so no one else is asked. */
  IsApprovedAtOnce: flag(),
  Failures: listOf(RuleFailure),
})

const ApprovalTestResults = model('ApprovalTestResults', {
  RequiredCount: tally(),
  /** Active users of the approving group, at most 100. */
  Approvers: required(listOf(ApprovalTestUser)),
  Results: required(listOf(ApprovalTestOrder)),
})

export const testApprovalRule: Operation = {
  id: 'ApprovalRules.Test',
  tag: 'ApprovalRules',
  name: 'Test',
  verb: 'POST',
  path: '/approvalrules/test',
  roles: ['ApprovalRuleAdmin', 'ApprovalRuleReader', 'OrderAdmin'],
  callers: ['admin'],
  body: ApprovalRuleTest,
  reply: ApprovalTestResults,
  status: 200,
  summary: `Try a draft of an approval rule on up to ${maxTestedOrders} orders of its buyer, or on returns, without writing anything: which would wait for whom, and which part of the rule lets the others pass.`,
  isAddition: true,
}
