import { assignmentsOf } from '../../kit/assignments.ts'
import { id, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { type Resource, resource } from '../../kit/resource.ts'

export const UserGroup = model(
  'UserGroup',
  {
    ID: id(),
    Name: required(text(100)),
    Description: text(2000),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'Description'], sort: ['Name', 'ID'] },
)

export const UserGroupAssignment = model('UserGroupAssignment', {
  UserGroupID: required(ref('UserGroups')),
  UserID: required(ref('Users')),
})

/** Groups of seller, buyers and suppliers are alike; only paths and roles differ. */
const groupsOf = (tag: string, path: string, role: 'AdminUserGroup' | 'UserGroup' | 'SupplierUserGroup') =>
  resource({
    tag,
    path: `${path}/:userGroupID`,
    model: UserGroup,
    roles: { read: [`${role}Reader`], write: [`${role}Admin`] },
  })

const membersOf = (groups: Resource) =>
  relation({
    ...assignmentsOf(groups),
    named: 'UserAssignment',
    remove: `${groups.path}/assignments/:userID`,
    model: UserGroupAssignment,
    table: 'user_group_assignments',
    key: ['UserGroupID', 'UserID'],
    listBy: ['userGroupID', 'userID'],
  })

export const adminUserGroups = groupsOf('AdminUserGroups', '/usergroups', 'AdminUserGroup')
export const adminUserGroupUserAssignments = membersOf(adminUserGroups)

export const userGroups = groupsOf('UserGroups', '/buyers/:buyerID/usergroups', 'UserGroup')
export const userGroupUserAssignments = membersOf(userGroups)

export const supplierUserGroups = groupsOf(
  'SupplierUserGroups',
  '/suppliers/:supplierID/usergroups',
  'SupplierUserGroup',
)
export const supplierUserGroupUserAssignments = membersOf(supplierUserGroups)
