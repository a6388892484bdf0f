import { apiClientsSecrets } from '@tessera/contract/platform/identity/api-clients'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { findMoment } from '@tessera/server/moment'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { crud } from '../engine/crud.ts'
import { newID, resolveID } from '../engine/ids.ts'
import { withClientID } from './client-ids.ts'
import { handlerOf } from './handler-of.ts'
import { refuseGreaterClient } from './refuse-foreign-roles.ts'
import { hashSecret, newClientSecret } from './secrets.ts'

const generic = crud(apiClientsSecrets)
const genericOne = (verb: string) => handlerOf(generic, `ApiClients.${verb}`)
/** Enough to rotate secrets in every environment, few enough to review. */
const maxSecrets = 10

export const clientSecrets = (): PlatformHandlers => ({
  'ApiClients.ListSecrets': withClientID(genericOne('ListSecrets')),
  'ApiClients.GetSecret': withClientID(genericOne('GetSecret')),
  'ApiClients.DeleteSecret': withClientID(genericOne('DeleteSecret')),
  'ApiClients.PatchSecret': withClientID((call) => {
    checkExpiration(call)
    return genericOne('PatchSecret')(call)
  }),
  'ApiClients.CreateSecret': withClientID(createSecret),
})

function checkExpiration({ body, now }: PlatformCall): Date | null {
  const ends = typeof body.Expiration === 'string' ? findMoment(body.Expiration) : undefined
  if (ends && ends <= now) fail('ApiClientSecret.InvalidExpirationDate', { Expiration: body.Expiration })
  return ends ?? null
}

async function createSecret(call: PlatformCall): Promise<JsonText> {
  const { db, actor, body } = call
  const client = pathParameter(call, 'apiClientID')
  const found = await db.find(
    sql`select from api_clients where marketplace_id = ${actor.marketplace} and id = ${client} for update`,
  )
  if (!found) throw notFound('ApiClient', client)
  await refuseGreaterClient(call, client)
  const expiration = checkExpiration(call)
  await refuseTooManySecrets(call, client)
  const ID = typeof body.ID === 'string' ? await resolveID(call, body.ID) : newID()
  const ClientSecret = newClientSecret()
  await db.rows(sql`
    insert into api_client_secrets (marketplace_id, api_client_id, id, name, expiration, secret_hash)
    values (${actor.marketplace}, ${client}, ${ID}, ${body.Name}, ${expiration}, ${hashSecret(ClientSecret)})`)
  return new JsonText(JSON.stringify({ ClientSecret, ID, Name: body.Name, Expiration: expiration }), ID)
}

async function refuseTooManySecrets({ db, actor }: PlatformCall, client: string): Promise<void> {
  const counted = await db.find<{ secrets: number }>(sql`
    select count(*)::int as secrets
    from api_client_secrets
    where marketplace_id = ${actor.marketplace} and api_client_id = ${client}`)
  if ((counted?.secrets ?? 0) >= maxSecrets)
    fail('ApiClientSecret.MaximumClientSecretsReached', { Maximum: maxSecrets })
}
