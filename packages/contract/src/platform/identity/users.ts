import { action } from '../../kit/action.ts'
import { embed, flag, id, listOf, moment, readOnly, required, tally, text, writeOnly, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { readRoles } from '../../kit/operation.ts'
import { type Resource, resource, resourceOperations } from '../../kit/resource.ts'
import { ImpersonateTokenRequest } from './impersonation.ts'
import { Locale } from './locales.ts'
import { AccessToken } from './tokens.ts'

export const userFields = {
  ID: id(),
  CompanyID: readOnly(text()),
  Username: required(text(100)),
  Password: writeOnly(text()),
  FirstName: required(text(100)),
  LastName: required(text(100)),
  Email: required(text(200)),
  Phone: text(100),
  TermsAccepted: moment(),
  Active: required(flag()),
  xp: xp(),
  AvailableRoles: readOnly(listOf(text())),
  Locale: readOnly(embed(Locale)),
  DateCreated: readOnly(moment()),
  LastActive: readOnly(moment()),
  PasswordLastSetDate: readOnly(moment()),
}

export const User = model(
  'User',
  { FailedLoginAttempts: readOnly(tally()), ...userFields },
  {
    search: ['ID', 'Username', 'LastName', 'FirstName', 'Email'],
    sort: ['LastName', 'FirstName', 'Username', 'ID', 'Email', 'DateCreated', 'LastActive', 'PasswordLastSetDate'],
    order: ['LastName', 'FirstName'],
  },
)

/** Users of seller, buyers and suppliers are alike; only paths and roles differ. */
const usersOf = (tag: string, path: string, role: 'AdminUser' | 'BuyerUser' | 'SupplierUser') =>
  resource({
    tag,
    path: `${path}/:userID`,
    model: User,
    roles: { read: [`${role}Reader`], write: [`${role}Admin`] },
    ...(role !== 'AdminUser' && { query: { List: ['userGroupID'] } }),
  })

const accountActions = ({ tag, path, roles }: Resource) => [
  action({
    id: `${tag}.RevokeUserTokens`,
    verb: 'DELETE',
    path: `${path}/tokens`,
    roles: roles.write,
    summary: 'Sign the user out everywhere.',
  }),
  action({
    id: `${tag}.UnlockUserAccount`,
    verb: 'POST',
    path: `${path}/unlock`,
    roles: roles.write,
    summary: 'Unlock an account after too many failed attempts.',
  }),
]

export const adminUsers = usersOf('AdminUsers', '/adminusers', 'AdminUser')
export const adminUsersActions = accountActions(adminUsers)

export const supplierUsers = usersOf('SupplierUsers', '/suppliers/:supplierID/users', 'SupplierUser')
export const supplierUsersActions = accountActions(supplierUsers)

export const users = usersOf('Users', '/buyers/:buyerID/users', 'BuyerUser')
export const usersActions = [
  ...accountActions(users),
  action({
    id: 'Users.GetAccessToken',
    verb: 'POST',
    path: '/buyers/:buyerID/users/:userID/accesstoken',
    roles: ['BuyerImpersonation'],
    body: ImpersonateTokenRequest,
    reply: AccessToken,
    status: 200,
    summary: 'Obtain an impersonation token for a buyer user.',
  }),
  action({
    id: 'Users.Move',
    verb: 'POST',
    path: '/buyers/:buyerID/users/:userID/moveto/:newBuyerID',
    roles: users.roles.write,
    query: ['orders'],
    reply: User,
    summary: 'Move a user to another buyer.',
  }),
  action({
    id: 'Users.ListAcrossBuyers',
    verb: 'GET',
    path: '/buyerusers',
    roles: readRoles(users.roles),
    list: 'full',
    reply: User,
    summary: 'List buyer users over all buyers.',
  }),
]

/** Only the list is in the public API; our specification also includes the rest, for users of any buyer. */
export const buyerUsersActions = resourceOperations({
  tag: 'BuyerUsers',
  path: '/buyerusers/:id',
  model: User,
  roles: { read: [], write: ['BuyerUserAdmin'] },
  only: ['Create', 'Get', 'Save', 'Delete', 'Patch'],
})
