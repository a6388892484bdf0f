import { assignmentsOf } from '../../kit/assignments.ts'
import { embed, flag, id, listOf, oneOf, readOnly, ref, required, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'
import { roles } from '../roles.ts'

export const PasswordConfig = model('PasswordConfig', {
  LimitPasswordReuse: whole({ min: 0, max: 24 }),
  MaxConsecutiveDupeChars: whole({ min: 1, max: 24 }),
  MaximumPasswordAge: whole({ min: 1, max: 365 }),
  MinimumPasswordAge: whole({ min: 1, max: 60 }),
  AllowedFailedAttempts: whole({ min: 1, max: 10 }),
  LockoutDuration: whole({ min: 2, max: 1440 }),
  UpperCaseRequired: flag(),
  LowerCaseRequired: flag(),
  SpecialCharacterRequired: flag(),
  NumericRequired: flag(),
  MinimumCharacterCount: whole({ min: 8 }),
})

export const SecurityProfile = model(
  'SecurityProfile',
  {
    ID: id(),
    Name: required(text(100)),
    Roles: listOf(oneOf(roles)),
    CustomRoles: listOf(text()),
    PasswordConfig: embed(PasswordConfig),
    IsExternalRoleGroup: readOnly(flag()),
  },
  { search: ['ID', 'Name'], sort: ['ID', 'Name'] },
)

export const SecurityProfileAssignment = model(
  'SecurityProfileAssignment',
  {
    SecurityProfileID: required(ref('SecurityProfiles')),
    BuyerID: ref('Buyers'),
    SupplierID: ref('Suppliers'),
    UserID: ref('Users'),
    UserGroupID: ref('UserGroups'),
  },
  { order: ['SecurityProfileID', 'UserID'] },
)

export const securityProfiles = resource({
  tag: 'SecurityProfiles',
  path: '/securityprofiles/:securityProfileID',
  model: SecurityProfile,
  roles: { read: ['SecurityProfileReader'], write: ['SecurityProfileAdmin', 'SetSecurityProfile'] },
  callers: ['admin'],
})

export const securityProfileAssignments = relation({
  ...assignmentsOf(securityProfiles),
  roles: { read: [], write: ['SecurityProfileAdmin', 'SetSecurityProfile'] },
  callers: ['admin'],
  model: SecurityProfileAssignment,
  table: 'security_profile_assignments',
  key: ['SecurityProfileID', 'BuyerID', 'SupplierID', 'UserID', 'UserGroupID'],
  listBy: ['buyerID', 'supplierID', 'securityProfileID', 'userID', 'userGroupID', 'commerceRole', 'level'],
  removeBy: ['buyerID', 'userID', 'userGroupID', 'supplierID'],
})
