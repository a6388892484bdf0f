import { action } from '../../kit/action.ts'
import { flag, id, listOf, moment, oneOf, readOnly, ref, required, tally, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { readRoles } from '../../kit/operation.ts'
import { resource } from '../../kit/resource.ts'
import { roles } from '../roles.ts'

export const ApiClient = model(
  'ApiClient',
  {
    ID: readOnly(id()),
    ClientSecret: text(),
    AccessTokenDuration: required(whole({ min: 10, max: 600 })),
    Active: flag(),
    AppName: required(text()),
    RefreshTokenDuration: tally({ min: 0, max: 524160 }),
    AnonymousTokenDuration: whole({ default: 10080 }),
    DefaultContextUserName: text(),
    xp: xp(),
    AllowAnyBuyer: flag(),
    AllowAnySupplier: flag(),
    AllowSeller: flag(),
    IsAnonBuyer: flag(),
    AssignedBuyerCount: readOnly(tally()),
    AssignedSupplierCount: readOnly(tally()),
    OrderCheckoutIntegrationEventID: ref('IntegrationEvents'),
    OrderCheckoutIntegrationEventName: readOnly(text()),
    OrderReturnIntegrationEventID: ref('IntegrationEvents'),
    OrderReturnIntegrationEventName: readOnly(text()),
    AddToCartIntegrationEventID: ref('IntegrationEvents'),
    AddToCartIntegrationEventName: readOnly(text()),
    MinimumRequiredRoles: listOf(oneOf(roles)),
    MinimumRequiredCustomRoles: listOf(text()),
    MaximumGrantedRoles: listOf(oneOf(roles)),
    MaximumGrantedCustomRoles: listOf(text()),
  },
  { search: ['ID', 'AppName', 'DefaultContextUserName'], sort: ['ID', 'AppName', 'DefaultContextUserName'] },
)

export const ApiClientAssignment = model(
  'ApiClientAssignment',
  {
    ApiClientID: required(ref('ApiClients')),
    BuyerID: ref('Buyers'),
    SupplierID: ref('Suppliers'),
  },
  { order: ['SupplierID'] },
)

const secretFields = {
  ID: id(),
  Name: required(text()),
  Expiration: moment(),
}

export const ApiClientSecret = model('ApiClientSecret', secretFields, { search: ['ID'], sort: ['ID'] })

/** The only time a secret is shown. */
export const ApiClientSecretCreateResponse = model('ApiClientSecretCreateResponse', {
  ClientSecret: readOnly(text()),
  ...secretFields,
})

export const apiClients = resource({
  tag: 'ApiClients',
  path: '/apiclients/:apiClientID',
  model: ApiClient,
  roles: { read: ['ApiClientReader'], write: ['ApiClientAdmin'] },
  callers: ['admin'],
})

export const apiClientsSecrets = resource({
  tag: 'ApiClients',
  path: '/apiclients/:apiClientID/secrets/:apiClientSecretID',
  model: ApiClientSecret,
  roles: apiClients.roles,
  named: { many: 'Secrets', one: 'Secret' },
  callers: ['admin'],
  only: ['List', 'Get', 'Delete', 'Patch'],
})

const write = { roles: apiClients.roles.write, callers: ['admin'] } as const

export const apiClientsActions = [
  action({
    ...write,
    id: 'ApiClients.CreateSecret',
    verb: 'POST',
    path: '/apiclients/:apiClientID/secrets',
    body: ApiClientSecret,
    reply: ApiClientSecretCreateResponse,
    summary: 'Create a secret and show it once.',
  }),
  action({
    id: 'ApiClients.ListAssignments',
    verb: 'GET',
    path: '/apiclients/assignments',
    roles: readRoles(apiClients.roles),
    callers: ['admin'],
    query: ['apiClientID', 'buyerID', 'supplierID'],
    list: 'paged',
    reply: ApiClientAssignment,
    summary: 'List API client assignments.',
  }),
  action({
    ...write,
    id: 'ApiClients.SaveAssignment',
    verb: 'POST',
    path: '/apiclients/assignments',
    body: ApiClientAssignment,
    summary: 'Let users of a buyer or a supplier use the API client.',
  }),
  action({
    ...write,
    id: 'ApiClients.DeleteBuyerAssignment',
    verb: 'DELETE',
    path: '/buyers/:buyerID/ApiClients/Assignments/:apiClientID',
    summary: 'Stop users of a buyer from using the API client.',
  }),
  action({
    ...write,
    id: 'ApiClients.DeleteSupplierAssignment',
    verb: 'DELETE',
    path: '/suppliers/:supplierID/ApiClients/Assignments/:apiClientID',
    summary: 'Stop users of a supplier from using the API client.',
  }),
]
