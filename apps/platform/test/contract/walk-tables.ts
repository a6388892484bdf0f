import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import type { Relation } from '@tessera/contract/kit/relation'
import { collectionPath, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { singletonName } from '@tessera/contract/kit/singleton'
import { operations, relations, singletons } from '@tessera/contract/platform/operations'
import { choosesID, hasVerb } from '@tessera/testing/resource-subject'
import { minimalOf, sampleOf } from '@tessera/testing/sample-of'
import type { RecordIds } from '@tessera/testing/sample-values'
import type { JsonBody } from '@tessera/testing/wire'
import { isServedByEngine } from '../../src/engine/is-served-by-engine.ts'
import { type CallMethod, publishedMethods } from './every-method.ts'
import type { FullTestWorld } from './full-test-world.ts'
import { served } from './served.ts'

export interface Walk {
  world: FullTestWorld
  call: CallMethod
  /** Sets the token of the next calls. */
  be(who: 'admin' | 'buyer'): void
}

const isPublished = ({ id }: Operation): boolean => publishedMethods.includes(id)
const isForBuyers = ({ callers }: Operation): boolean => callers !== undefined && !callers.includes('admin')
const argumentsOf = (path: string, names: RecordIds): string[] => parametersOf(path).map((name) => names[name] ?? '')

/** Every read finds its record in the full world. */
export async function readEverything({ world, call, be }: Walk): Promise<void> {
  const { kid } = JSON.parse(Buffer.from(world.buyerToken.split('.')[0] ?? '', 'base64url').toString()) as {
    kid: string
  }
  for (const row of operations.filter((one) => one.verb === 'GET' && isPublished(one))) {
    be(isForBuyers(row) ? 'buyer' : 'admin')
    await call(row.id, ...argumentsOf(row.path, { ...world.namesFor(row.path), ID: kid }))
  }
}

/** Creates, replaces, patches and deletes a record of every generic resource. */
export async function writeResources(walk: Walk): Promise<void> {
  walk.be('admin')
  for (const { title, resource } of served.filter((one) => hasVerb(one.resource, 'Create'))) {
    const label = `walk-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
    await writeResource(walk, resource, label)
  }
}

async function writeResource({ world, call }: Walk, resource: Resource, label: string): Promise<void> {
  const { model, path, tag } = resource
  const names = world.namesFor(path)
  const parents = argumentsOf(collectionPath(resource), names)
  const send = (verb: 'Create' | 'Save' | 'Patch' | 'Delete', ...args: unknown[]): Promise<JsonBody> =>
    call(`${tag}.${nameOf(resource, verb)}`, ...parents, ...args)
  const { ID: id } = await send('Create', sampleOf(model, names, 1, label))
  const whole = choosesID(resource) ? minimalOf(model, names, 1, label) : sampleOf(model, names, 1, label)
  await send('Save', id, whole)
  await send('Patch', id, {})
  await send('Delete', id)
}

/** Saves and deletes an assignment of every kind. */
export async function writeRelations({ world, call, be }: Walk): Promise<void> {
  be('admin')
  // the world's own catalog makes its products assignable, so its assignments are not touched
  await call('Catalogs.Save', 'another', { Name: 'Another', Active: true })
  for (const relation of relations.filter(isServedByEngine)) await writeRelation(world, call, relation)
}

async function writeRelation(world: FullTestWorld, call: CallMethod, relation: Relation): Promise<void> {
  const { model, path, remove, removeBy = [], tag, named } = relation
  const isOfCatalogs = path.startsWith('/catalogs/') && !path.includes(':')
  const names: RecordIds = { ...world.namesFor(path), ...(isOfCatalogs && { catalogID: 'another' }) }
  const sample = sampleOf(model, names)
  const sampleValue = (name: string): unknown =>
    sample[fieldsOf(model).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[0] ?? '']
  await call(`${tag}.Save${named}`, ...argumentsOf(path, names), sample)
  const options = Object.fromEntries(removeBy.map((name) => [name, sampleValue(name)]))
  await call(`${tag}.Delete${named}`, ...parametersOf(remove).map((name) => sampleValue(name) ?? names[name]), options)
}

/** Saves and patches every single record, sends an object on demand where one can be sent, and deletes it. */
export async function writeSingletons({ world, call, be }: Walk): Promise<void> {
  be('admin')
  const { names } = world
  for (const one of singletons.filter(isServedByEngine)) {
    await call(`${one.tag}.${singletonName(one, 'Save')}`, sampleOf(one.model, names, 0, 'walk'))
    await call(`${one.tag}.${singletonName(one, 'Patch')}`, {})
  }
  await call('ErrorConfigs.Validate')
  for (const row of operations.filter(({ path, verb }) => verb === 'POST' && path.endsWith('/sync')))
    await call(row.id, row.body && namedObject(row.body, world))
  for (const one of singletons.filter(isServedByEngine)) await call(`${one.tag}.${singletonName(one, 'Delete')}`)
}

/** A body that names the world's object of its kind. */
function namedObject(model: Model, { names }: FullTestWorld): JsonBody {
  const nameOfField = (field: string): string => field.replace(/^./, (first) => first.toLowerCase())
  return Object.fromEntries(fieldsOf(model).map(([field]) => [field, names[nameOfField(field)]]))
}
