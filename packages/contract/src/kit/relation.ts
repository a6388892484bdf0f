import { labelOf, pluralOf, withArticle } from './label-of.ts'
import type { Model } from './model.ts'
import type { Operation, OperationRoles, UserType } from './operation.ts'
import { readRoles } from './operation.ts'

/** An assignment: list, save (an upsert) and delete, no patch. */
export interface Relation {
  tag: string
  /** `Assignment`, `ProductAssignment`: part of the method names. */
  named: string
  path: string
  remove: string
  removeBy?: readonly string[]
  listBy: readonly string[]
  model: Model
  roles: OperationRoles
  /** Set if deleting or listing needs other roles than saving. */
  removeRoles?: OperationRoles['write']
  listRoles?: OperationRoles['write']
  callers?: readonly UserType[]
  /** Lists with search, sort and filters instead of named filters only. */
  full?: true
  table: string
  /** The properties that identify an assignment. */
  key: readonly string[]
  company?: 'seller' | 'buyer' | 'supplier'
}

export const relation = <const R extends Relation>(declaration: R): R & Relation => declaration

export function relationOperations(declaration: Relation): Operation[] {
  const { tag, named, path, remove, removeBy, listBy, model, roles, callers } = declaration
  const row = (name: string) => ({ id: `${tag}.${name}`, tag, name, ...(callers && { callers }) })
  const label = labelOf(model.title)
  return [
    {
      ...row(`Delete${named}`),
      verb: 'DELETE',
      path: remove,
      roles: declaration.removeRoles ?? roles.write,
      ...(removeBy && { query: removeBy }),
      status: 204,
      summary: `Remove ${withArticle(label)}.`,
    },
    {
      ...row(`List${named}s`),
      verb: 'GET',
      path,
      roles: declaration.listRoles ?? readRoles(roles),
      query: listBy,
      list: declaration.full ? 'full' : 'paged',
      reply: model,
      status: 200,
      summary: `List ${pluralOf(label)}.`,
    },
    {
      ...row(`Save${named}`),
      verb: 'POST',
      path,
      roles: roles.write,
      body: model,
      status: 204,
      summary: `Save ${withArticle(label)}.`,
    },
  ]
}
