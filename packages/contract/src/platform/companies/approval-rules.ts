import { id, oneOf, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { approvalTypes } from '../enums.ts'

const ruleFields = (groups: 'UserGroups' | 'AdminUserGroups') => ({
  ID: id(),
  Name: text(100),
  Description: text(2000),
  ApprovingGroupID: required(ref(groups)),
  RuleExpression: required(text(400)),
  xp: xp(),
})

const ruleLists = {
  search: ['ID', 'Name', 'Description', 'RuleExpression'],
  sort: ['Name', 'ID', 'ApprovingGroupID', 'RuleExpression'],
  order: ['Name', 'ID'],
} as const

export const ApprovalRule = model('ApprovalRule', ruleFields('UserGroups'), ruleLists)

export const SellerApprovalRule = model(
  'SellerApprovalRule',
  { OwnerID: text(), ApprovalType: required(oneOf(approvalTypes)), ...ruleFields('AdminUserGroups') },
  ruleLists,
)

export const approvalRules = resource({
  tag: 'ApprovalRules',
  path: '/buyers/:buyerID/approvalrules/:approvalRuleID',
  model: ApprovalRule,
  roles: { read: ['ApprovalRuleReader'], write: ['ApprovalRuleAdmin'] },
})

export const sellerApprovalRules = resource({
  tag: 'SellerApprovalRules',
  path: '/approvalrules/:approvalRuleID',
  model: SellerApprovalRule,
  roles: { read: ['ApprovalRuleReader'], write: ['OrderAdmin'] },
})
