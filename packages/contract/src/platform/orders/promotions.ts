import { assignmentsOf } from '../../kit/assignments.ts'
import { flag, id, moment, readOnly, ref, required, tally, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const promotionFields = {
  ID: id(),
  LineItemLevel: flag(),
  Code: required(text(100)),
  Name: text(100),
  RedemptionLimit: whole(),
  RedemptionLimitPerUser: whole(),
  RedemptionCount: readOnly(tally()),
  QuantityLimitPerOrder: whole(),
  ItemLimitPerOrder: whole(),
  ItemSortBy: text(200),
  Description: text(2000),
  FinePrint: text(2000),
  StartDate: moment(),
  ExpirationDate: moment(),
  EligibleExpression: required(text(400)),
  ValueExpression: text(1000),
  CanCombine: flag(),
  AllowAllBuyers: flag(),
  OwnerID: text(),
  AutoApply: flag(),
  Active: flag(true),
  UseIntegration: flag(),
  Priority: whole(),
  xp: xp(),
}

const rules = ['EligibleExpression', 'ValueExpression'] as const
/** `dates` are the dates that lists may be sorted by. */
export const promotionLists = (...dates: readonly string[]) => ({
  search: ['ID', 'Name', 'Code', 'Description', 'FinePrint', ...rules],
  sort: ['Name', 'ID', 'Code', ...dates, ...rules, 'CanCombine', 'AutoApply', 'Active', 'Priority'],
  order: ['Name', 'ID'],
})

export const Promotion = model('Promotion', promotionFields, promotionLists('StartDate', 'ExpirationDate'))

export const PromotionAssignment = model(
  'PromotionAssignment',
  {
    PromotionID: required(ref('Promotions')),
    BuyerID: required(ref('Buyers')),
    UserGroupID: ref('UserGroups'),
  },
  { order: ['PromotionID', 'BuyerID', 'UserGroupID'] },
)

export const promotions = resource({
  tag: 'Promotions',
  path: '/promotions/:promotionID',
  model: Promotion,
  roles: { read: ['PromotionReader'], write: ['PromotionAdmin'] },
})

export const promotionAssignments = relation({
  ...assignmentsOf(promotions),
  model: PromotionAssignment,
  table: 'promotion_assignments',
  key: ['PromotionID', 'BuyerID', 'UserGroupID'],
  listBy: ['buyerID', 'promotionID', 'userGroupID', 'level'],
  removeBy: ['buyerID', 'userID', 'userGroupID'],
})
