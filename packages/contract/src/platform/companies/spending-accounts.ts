import { assignmentsOf } from '../../kit/assignments.ts'
import { flag, id, moment, money, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const SpendingAccount = model(
  'SpendingAccount',
  {
    ID: id(),
    Name: required(text(100)),
    Balance: required(money()),
    AllowAsPaymentMethod: flag(),
    StartDate: moment(),
    EndDate: moment(),
    xp: xp(),
    RedemptionCode: text(),
  },
  { search: ['ID', 'Name'], sort: ['Name', 'ID'] },
)

export const SpendingAccountAssignment = model(
  'SpendingAccountAssignment',
  {
    SpendingAccountID: required(ref('SpendingAccounts')),
    UserID: ref('Users'),
    UserGroupID: ref('UserGroups'),
    AllowExceed: flag(),
  },
  { order: ['SpendingAccountID', 'UserID', 'UserGroupID'] },
)

export const spendingAccounts = resource({
  tag: 'SpendingAccounts',
  path: '/buyers/:buyerID/spendingaccounts/:spendingAccountID',
  model: SpendingAccount,
  roles: { read: ['SpendingAccountReader'], write: ['SpendingAccountAdmin'] },
})

export const spendingAccountAssignments = relation({
  ...assignmentsOf(spendingAccounts),
  model: SpendingAccountAssignment,
  table: 'spending_account_assignments',
  key: ['SpendingAccountID', 'UserID', 'UserGroupID'],
  listBy: ['spendingAccountID', 'userID', 'userGroupID', 'level'],
  removeBy: ['userID', 'userGroupID'],
})
