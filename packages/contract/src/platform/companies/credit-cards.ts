import { assignmentsOf } from '../../kit/assignments.ts'
import { id, moment, readOnly, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const creditCardFields = {
  Token: text(100),
  DateCreated: readOnly(moment()),
  CardType: text(),
  PartialAccountNumber: text(5),
  CardholderName: text(),
  ExpirationDate: moment(),
  xp: xp(),
}

const face = ['ID', 'CardholderName', 'CardType', 'ExpirationDate'] as const
export const creditCardLists = { search: face, sort: [...face, 'DateCreated'], order: face } as const

export const CreditCard = model('CreditCard', { ID: id(), ...creditCardFields }, creditCardLists)

export const CreditCardAssignment = model(
  'CreditCardAssignment',
  {
    CreditCardID: required(ref('CreditCards')),
    UserID: ref('Users'),
    UserGroupID: ref('UserGroups'),
  },
  { order: ['CreditCardID', 'UserID', 'UserGroupID'] },
)

export const creditCards = resource({
  tag: 'CreditCards',
  path: '/buyers/:buyerID/creditcards/:creditCardID',
  model: CreditCard,
  roles: { read: ['CreditCardReader'], write: ['CreditCardAdmin'] },
})

export const creditCardAssignments = relation({
  ...assignmentsOf(creditCards),
  model: CreditCardAssignment,
  table: 'credit_card_assignments',
  key: ['CreditCardID', 'UserID', 'UserGroupID'],
  listBy: ['creditCardID', 'userID', 'userGroupID', 'level'],
  removeBy: ['userID', 'userGroupID'],
})
