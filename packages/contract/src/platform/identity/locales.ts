import { assignmentsOf } from '../../kit/assignments.ts'
import { id, ref, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const Locale = model(
  'Locale',
  {
    ID: id(),
    OwnerID: text(),
    Currency: required(text(100)),
    Language: text(100),
  },
  { search: ['ID', 'Currency'], sort: ['ID'] },
)

export const LocaleAssignment = model(
  'LocaleAssignment',
  {
    LocaleID: required(ref('Locales')),
    BuyerID: required(ref('Buyers')),
    UserGroupID: ref('UserGroups'),
  },
  { order: ['LocaleID', 'BuyerID', 'UserGroupID'] },
)

export const locales = resource({
  tag: 'Locales',
  path: '/locales/:localeID',
  model: Locale,
  roles: { read: ['LocaleReader'], write: ['LocaleAdmin'] },
})

export const localeAssignments = relation({
  ...assignmentsOf(locales),
  model: LocaleAssignment,
  table: 'locale_assignments',
  key: ['LocaleID', 'BuyerID', 'UserGroupID'],
  listBy: ['buyerID', 'localeID', 'userGroupID', 'level'],
  removeBy: ['buyerID', 'userID', 'userGroupID'],
  removeRoles: ['LocaleAdmin', 'PromotionAdmin'],
})
