import type { CustomRole, Role } from '../platform/roles.ts'
import type { Model } from './model.ts'

export type HttpVerb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Users of the marketplace owner, a buyer or a supplier. */
export type UserType = 'admin' | 'buyer' | 'supplier'

/** One row of the API. Routes, validation, OpenAPI, client, tests and console read only this row. */
export interface Operation {
  /** `CostCenters.Get`: OpenAPI operationId and client method in one. */
  id: string
  tag: string
  name: string
  verb: HttpVerb
  /** Without the version: `/buyers/:buyerID/costcenters/:costCenterID`. */
  path: string
  /** Any one of these roles or `FullAccess` is enough; empty means any valid token. */
  roles: readonly (Role | CustomRole)[]
  /** Needs no token. */
  open?: true
  /** User types that may call it, regardless of roles; unset means all. */
  callers?: readonly UserType[]
  /** Query parameters besides those of lists. */
  query?: readonly string[]
  /** A page of `reply`; `full` lists also search, sort and filter. */
  list?: 'full' | 'paged'
  /** The page also counts facets. */
  facets?: true
  body?: Model
  /** The handler checks the body by itself. */
  readsOwnBody?: true
  /** Form fields, for the token calls. */
  form?: readonly string[]
  /** Unset: 204 without a body. */
  reply?: Model
  /** Returns a file; its type and name are in the headers. */
  isFile?: true
  /** Stays open and sends server-sent events until the token ends. */
  isStream?: true
  status: number
  summary: string
  /** Properties that only this row requires on write. */
  alsoRequired?: readonly string[]
  /**
   * A read that may be up to 2 s old. `replica`: reports, which a standby answers when it has all that was written before
   * the call. `guest replica`: a standby answers guests only, who write nothing that the row shows. Never for carts,
   * checkout, accounts and the feed. Without `DATABASE_REPLICA_URL` it means nothing.
   */
  reads?: 'replica' | 'guest replica'
  /** Our addition to the specified API: other servers of this API do not have it. */
  isAddition?: true
}

export interface OperationRoles {
  read: readonly Role[]
  write: readonly Role[]
}

export const readRoles = ({ read, write }: OperationRoles): readonly Role[] => [...write, ...read]
/** Query parameters of every full list. */
export const listQuery = ['search', 'searchOn', 'sortBy', 'page', 'pageSize'] as const
export const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
/** The URL path: versioned except for the token calls and the shop's own API. */
export const urlOf = (path: string, version = 'v1'): string =>
  /^\/(oauth|api)\//.test(path) ? path : `/${version}${path}`
