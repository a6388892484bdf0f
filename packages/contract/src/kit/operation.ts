import type { Role } from '../platform/roles.ts'
import type { Model } from './model.ts'

export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The three kinds of people: the marketplace owner's, a buyer's, a supplier's. */
export type UserType = 'admin' | 'buyer' | 'supplier'

/** One row of the API. Routes, validation, OpenAPI, client, tests and console read this row and nothing else. */
export interface Operation {
  /** `CostCenters.Get`: OpenAPI operationId and client method in one. */
  id: string
  tag: string
  name: string
  verb: Verb
  /** Without the version: `/buyers/:buyerID/costcenters/:costCenterID`. */
  path: string
  /** Any one of them is enough, `FullAccess` always is; none means any valid token. */
  roles: readonly Role[]
  /** Needs no token at all. */
  open?: true
  /** Kinds of people who may call it, whatever their roles; none means all. */
  callers?: readonly UserType[]
  /** Query names besides those of lists. */
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
  /** None: 204 without a body. */
  reply?: Model
  /** Answers a file: its type and name are in the headers. */
  isFile?: true
  status: number
  summary: string
  /** Required on write by this row only. */
  alsoRequired?: readonly string[]
  /** Ours, beside the public table: other servers of this API do not have it. */
  isAddition?: true
}

export interface Roles {
  read: readonly Role[]
  write: readonly Role[]
}

export const readers = ({ read, write }: Roles): readonly Role[] => [...write, ...read]
/** Query names every full list takes. */
export const listQuery = ['search', 'searchOn', 'sortBy', 'page', 'pageSize'] as const
export const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
/** The address on the wire: everything is under the version but the token calls and the shop's own API. */
export const urlOf = (path: string, version = 'v1'): string =>
  /^\/(oauth|api)\//.test(path) ? path : `/${version}${path}`
