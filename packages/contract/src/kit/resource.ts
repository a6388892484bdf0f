import { labelOf, pluralOf, withArticle } from './label-of.ts'
import type { Model } from './model.ts'
import { type Operation, type OperationRoles, parametersOf, readRoles, type UserType } from './operation.ts'

type ResourceVerb = 'List' | 'Create' | 'Get' | 'Save' | 'Delete' | 'Patch'

/** A collection: list, create, get, save, patch, delete. */
export interface Resource {
  tag: string
  /** Path of one record: `/buyers/:buyerID/costcenters/:costCenterID`. */
  path: string
  model: Model
  roles: OperationRoles
  callers?: readonly UserType[]
  /** For a collection under another tag: `Specs.ListOptions`, `Specs.GetOption`. */
  named?: { many: string; one: string }
  /** A subset of the six verbs. */
  only?: readonly ResourceVerb[]
  /** Additional query parameters by verb. */
  query?: Partial<Record<ResourceVerb, readonly string[]>>
  /** The table, if the name of the collection does not give it. */
  table?: string
  /** Records of seller, buyers and suppliers in one table, distinguished by company. */
  company?: 'seller' | 'buyer' | 'supplier'
  /** Many rows: sort and search fields get their own indexes. */
  big?: true
  facets?: true
  /** A patch returns no body. */
  silentPatch?: true
  /** Of list and get. */
  reads?: Operation['reads']
}

export const resource = <const R extends Resource>(declaration: R): R & Resource => declaration

export const collectionPath = ({ path }: Resource): string => path.slice(0, path.lastIndexOf('/'))
export const idParameter = ({ path }: Resource): string => parametersOf(path).at(-1) ?? ''
export const nameOf = ({ named }: Resource, verb: ResourceVerb): string =>
  verb === 'List' ? `List${named?.many ?? ''}` : `${verb}${named?.one ?? ''}`

export function resourceOperations(declaration: Resource): Operation[] {
  const { path, model, roles, only, query, silentPatch } = declaration
  const one = withArticle(labelOf(model.title))
  const read = { roles: readRoles(roles), reply: model, status: 200 }
  const write = { roles: roles.write, body: model, reply: model, status: 200 }
  const silent = { roles: roles.write, body: model, status: 204 }
  const all = collectionPath(declaration)
  const rows = {
    List: { verb: 'GET', path: all, ...read, list: 'full', summary: `List ${pluralOf(labelOf(model.title))}.` },
    Create: { verb: 'POST', path: all, ...write, status: 201, summary: `Create ${one}.` },
    Get: { verb: 'GET', path, ...read, summary: `Read ${one}.` },
    Save: { verb: 'PUT', path, ...write, summary: `Create or replace ${one}.` },
    Delete: { verb: 'DELETE', path, roles: roles.write, status: 204, summary: `Delete ${one}.` },
    Patch: { verb: 'PATCH', path, ...(silentPatch ? silent : write), summary: `Change some fields of ${one}.` },
  } as const satisfies Record<ResourceVerb, Omit<Operation, 'id' | 'tag' | 'name'>>
  return (Object.keys(rows) as ResourceVerb[])
    .filter((verb) => only?.includes(verb) ?? true)
    .map((verb) => ({
      ...namedOperation(declaration, verb),
      ...rows[verb],
      ...(declaration.callers && { callers: declaration.callers }),
      ...(query?.[verb] && { query: query[verb] }),
      ...(declaration.facets && verb === 'List' && { facets: true as const }),
      ...(declaration.reads && rows[verb].verb === 'GET' && { reads: declaration.reads }),
    }))
}

function namedOperation(declaration: Resource, verb: ResourceVerb) {
  const name = nameOf(declaration, verb)
  return { id: `${declaration.tag}.${name}`, tag: declaration.tag, name }
}
