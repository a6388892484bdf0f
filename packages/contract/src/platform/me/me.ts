import { action } from '../../kit/action.ts'
import { embed, id, readOnly, ref } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { TokenPasswordReset } from '../identity/forgotten-credentials.ts'
import { AccessTokenBasic } from '../identity/tokens.ts'
import { UserGroup } from '../identity/user-groups.ts'
import { userFields } from '../identity/users.ts'

export const MeBuyer = model('MeBuyer', {
  ID: readOnly(id()),
  DefaultCatalogID: readOnly(ref('Catalogs')),
})

export const MeSupplier = model('MeSupplier', { ID: readOnly(id()) })

export const MeSeller = model('MeSeller', { ID: readOnly(id()) })

/** A user with their company; the other two are null. */
export const MeUser = model('MeUser', {
  Buyer: readOnly(embed(MeBuyer)),
  Supplier: readOnly(embed(MeSupplier)),
  Seller: readOnly(embed(MeSeller)),
  ...userFields,
})

const profile = { path: '/me', roles: ['MeAdmin'], body: MeUser, reply: MeUser } as const

export const meActions = [
  action({ id: 'Me.Get', verb: 'GET', path: '/me', roles: [], reply: MeUser, summary: 'Read the signed-in user.' }),
  action({ ...profile, id: 'Me.Save', verb: 'PUT', summary: "Replace the signed-in user's own profile." }),
  action({ ...profile, id: 'Me.Patch', verb: 'PATCH', summary: 'Change parts of the own profile.' }),
  action({
    id: 'Me.Register',
    verb: 'PUT',
    path: '/me/register',
    roles: ['Shopper'],
    callers: ['buyer'],
    query: ['anonUserToken'],
    body: MeUser,
    reply: AccessTokenBasic,
    summary: 'Turn an anonymous session into a real user.',
  }),
  action({
    id: 'Me.TransferAnonUserOrder',
    verb: 'PUT',
    path: '/me/orders',
    roles: ['Shopper'],
    callers: ['buyer'],
    query: ['anonUserToken'],
    summary: "Move an anonymous session's order to the caller.",
  }),
  action({
    id: 'Me.ResetPasswordByToken',
    verb: 'POST',
    path: '/me/password',
    roles: ['PasswordReset'],
    body: TokenPasswordReset,
    summary: 'Change own password using a PasswordReset token.',
  }),
  action({
    id: 'Me.RevokeTokens',
    verb: 'DELETE',
    path: '/me/tokens',
    roles: [],
    summary: 'Sign the caller out everywhere.',
  }),
  action({
    id: 'Me.ListUserGroups',
    verb: 'GET',
    path: '/me/usergroups',
    roles: [],
    list: 'full',
    reply: UserGroup,
    summary: 'List own user groups.',
  }),
]
