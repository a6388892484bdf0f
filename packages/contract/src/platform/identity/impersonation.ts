import { id, listOf, oneOf, ref, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { roles } from '../roles.ts'

const searchable = [
  'ImpersonationBuyerID',
  'ImpersonationGroupID',
  'ImpersonationUserID',
  'BuyerID',
  'GroupID',
  'UserID',
  'SecurityProfileID',
  'ClientID',
  'ID',
] as const

/**
 * Which users may impersonate (Impersonation…; none set: the seller) which users (BuyerID, GroupID, UserID; none set:
 * any buyer user).
 */
export const ImpersonationConfig = model(
  'ImpersonationConfig',
  {
    ID: id(),
    ImpersonationBuyerID: ref('Buyers'),
    ImpersonationGroupID: ref('UserGroups'),
    ImpersonationUserID: ref('Users'),
    BuyerID: ref('Buyers'),
    GroupID: ref('UserGroups'),
    UserID: ref('Users'),
    SecurityProfileID: required(ref('SecurityProfiles')),
    ClientID: required(ref('ApiClients')),
  },
  { search: searchable, sort: searchable, order: ['SecurityProfileID', 'ClientID', 'ID'] },
)

export const ImpersonateTokenRequest = model('ImpersonateTokenRequest', {
  ClientID: required(ref('ApiClients')),
  Roles: required(listOf(oneOf(roles))),
  CustomRoles: listOf(text()),
})

export const impersonationConfigs = resource({
  tag: 'ImpersonationConfigs',
  path: '/impersonationconfig/:impersonationConfigID',
  model: ImpersonationConfig,
  roles: { read: [], write: ['SetSecurityProfile'] },
  callers: ['admin'],
})
