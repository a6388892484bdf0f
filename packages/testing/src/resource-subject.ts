import { collectionPath, type Resource } from '@tessera/contract/kit/resource'
import { sql } from '@tessera/server/sql'
import { minimalOf, sampleOf } from './sample-of.ts'
import { type JsonBody, pathWith, type WireCall, type WireReply } from './wire.ts'
import { insertVariant, type TestWorld } from './world.ts'

/** A resource in a test world: the paths of its records and how to create some. */
export interface ResourceSubject {
  resource: Resource
  wire: WireCall
  all: string
  one(id: string): string
  sample(n: number): JsonBody
  minimal(n: number): JsonBody
  /** Creates a record and returns its ID. */
  make(n: number, changes?: JsonBody): Promise<string>
  create(body: JsonBody): Promise<WireReply>
  gone(id: string): Promise<void>
}

export const titleOf = ({ tag, named, path }: Resource): string =>
  `${tag}${named ? `.${named.many}` : ''}${path.includes(':variantID/') ? ' of a variant' : ''}`
export const hasVerb = ({ only }: Resource, verb: NonNullable<Resource['only']>[number]): boolean =>
  only?.includes(verb) ?? true
/** The server always generates the IDs of API clients. */
export const choosesID = ({ model }: Resource): boolean => !model.properties.ID?.readOnly

/** `label` separates the records of one test from those of others. */
export function subjectOf(world: TestWorld, resource: Resource, label: string): ResourceSubject {
  const { wire, platform, shop } = world
  const names = world.namesFor(resource.path)
  const all = pathWith(collectionPath(resource), names)
  const one = (id: string): string => `${all}/${id}`
  const sample = (n: number): JsonBody => sampleOf(resource.model, names, n, label)
  const create = (body: JsonBody): Promise<WireReply> => wire('POST', all, body)
  return {
    resource,
    wire,
    all,
    one,
    sample,
    minimal: (n) => minimalOf(resource.model, names, n, label),
    create,
    make: async (n, changes = {}) => {
      const body = { ...sample(n), ...changes }
      if (!hasVerb(resource, 'Create')) return createIndirectly(world, resource, body)
      const reply = await create(body)
      if (reply.status !== 201) throw new Error(`POST ${all} answered ${reply.status}: ${reply.text}`)
      return String(reply.body.ID)
    },
    gone: async (id) => {
      if (hasVerb(resource, 'Delete')) await wire('DELETE', one(id))
      else await platform.database.rows(sql`delete from variants where marketplace_id = ${shop.id} and id = ${id}`)
    },
  }
}

/** Variants are generated and secrets are shown once; neither is created by a plain POST. */
async function createIndirectly(
  { platform, shop, wire, namesFor }: TestWorld,
  resource: Resource,
  body: JsonBody,
): Promise<string> {
  const id = String(body.ID)
  const names = namesFor(resource.path)
  if (resource.model.title === 'Variant') await insertVariant(platform, shop.id, id)
  else
    await platform.database.rows(sql`
      insert into api_client_secrets (marketplace_id, api_client_id, id, name, secret_hash)
      values (${shop.id}, ${names.apiClientID}, ${id}, 'made by hand', 'no hash at all')`)
  const reply = await wire('PATCH', pathWith(resource.path.replace(/:\w+$/, id), names), body)
  if (reply.status !== 200) throw new Error(`PATCH of ${id} answered ${reply.status}: ${reply.text}`)
  return id
}
