import { flag, id, listOf, readOnly, ref, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'

export const OpenIdConnect = model(
  'OpenIdConnect',
  {
    ID: id(),
    OrderCloudApiClientID: required(ref('ApiClients')),
    ConnectClientID: required(text()),
    ConnectClientSecret: required(text()),
    AppStartUrl: required(text()),
    AuthorizationEndpoint: required(text()),
    TokenEndpoint: required(text()),
    UrlEncoded: flag(),
    IntegrationEventID: ref('IntegrationEvents'),
    CallSyncUserIntegrationEvent: flag(),
    IntegrationEventName: readOnly(text()),
    AdditionalIdpScopes: listOf(text()),
    CustomErrorUrl: text(),
  },
  { search: ['ID'], sort: ['ID'] },
)

export const openIdConnects = resource({
  tag: 'OpenIdConnects',
  path: '/openidconnects/:openidconnectID',
  model: OpenIdConnect,
  roles: { read: ['OpenIDConnectReader'], write: ['OpenIDConnectAdmin'] },
  callers: ['admin'],
})
