import { labelOf } from './label-of.ts'
import type { Model } from './model.ts'
import { type Operation, type OperationRoles, readRoles, type UserType } from './operation.ts'

type SingletonVerb = 'Get' | 'Save' | 'Delete' | 'Patch'

/** One record per marketplace: get, save, patch, delete, without an ID. */
export interface Singleton {
  tag: string
  path: string
  model: Model
  roles: OperationRoles
  callers?: readonly UserType[]
  /** Method names, if a tag has several singletons. */
  names?: Record<SingletonVerb, string>
  table: string
  /** Selects one of several records in a table. */
  kind?: string
}

export const singleton = <const S extends Singleton>(declaration: S): S & Singleton => declaration

export const singletonName = ({ names }: Singleton, verb: SingletonVerb): string => names?.[verb] ?? verb

export function singletonOperations(declaration: Singleton): Operation[] {
  const { tag, path, model, roles, callers } = declaration
  const label = labelOf(declaration.kind ? `${declaration.kind} sync` : model.title)
  const row = (verb: SingletonVerb) => {
    const name = singletonName(declaration, verb)
    return { id: `${tag}.${name}`, tag, name, path, ...(callers && { callers }) }
  }
  const write = { roles: roles.write, body: model, reply: model, status: 200 }
  return [
    { ...row('Get'), verb: 'GET', roles: readRoles(roles), reply: model, status: 200, summary: `Read the ${label}.` },
    { ...row('Save'), verb: 'PUT', ...write, summary: `Create or replace the ${label}.` },
    { ...row('Delete'), verb: 'DELETE', roles: roles.write, status: 204, summary: `Delete the ${label}.` },
    { ...row('Patch'), verb: 'PATCH', ...write, summary: `Change some fields of the ${label}.` },
  ]
}
