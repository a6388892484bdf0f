import type { Model } from '../../kit/model.ts'
import type { CustomRole, Role } from '../../platform/roles.ts'
import { defineCall } from '../kit.ts'

interface CallModels {
  query?: readonly string[]
  body?: Model
  reply?: Model
  isFile?: true
}

/** Declares calls for staff with one of these roles. */
export const staffCall =
  <const R extends readonly (Role | CustomRole)[]>(roles: R) =>
  <const N extends string, const V extends 'GET' | 'POST', const M extends CallModels>(
    name: N,
    verb: V,
    summary: string,
    models: M,
  ) =>
    defineCall({
      id: `Operator.${name}`,
      verb,
      path: `/api/operator/${name}`,
      summary,
      isAddition: true,
      access: 'operator',
      roles,
      ...models,
    })
