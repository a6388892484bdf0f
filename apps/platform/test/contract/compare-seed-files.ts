import type { JsonBody } from '@tessera/testing/wire'
import { expect } from 'vitest'
import type { SeedFile } from './seeding-tool.ts'

/** Written by the platform alone, or in the files without being a property of the model. */
const notCompared = new Set(['DateCreated', 'LastUpdated', 'PasswordLastSetDate', 'AvailableRoles', 'Variants'])

/** A seed file without values of the moment, with the names of API clients instead of their IDs, which the platform chooses. */
export function comparable({ Objects, Assignments }: SeedFile): SeedFile {
  const names = new Map(Objects.ApiClients?.map(({ ID, AppName }) => [ID, AppName]))
  const ofAll = (records: SeedFile['Objects']) =>
    Object.fromEntries(
      Object.entries(records).map(([kind, list]) => [kind, (list ?? []).map((one) => reduce(one, names) as JsonBody)]),
    )
  const reduced = { Objects: ofAll(Objects), Assignments: ofAll(Assignments) }
  for (const client of reduced.Objects.ApiClients ?? []) delete client.ClientSecret
  return reduced
}

/** Leaves out what every new marketplace has: its administrator, with profile and API client. */
export function withoutOwnRecords({ Objects, Assignments }: SeedFile): SeedFile {
  const isSeeded = ({ ID, AppName, SecurityProfileID }: JsonBody) =>
    ID !== 'admin' && AppName !== 'Seller' && ID !== 'full-access' && SecurityProfileID !== 'full-access'
  const seeded = (records: SeedFile['Objects']) =>
    Object.fromEntries(Object.entries(records).map(([kind, list]) => [kind, list?.filter(isSeeded)]))
  return { Objects: seeded(Objects), Assignments: seeded(Assignments) }
}

function reduce(value: unknown, names: Map<unknown, unknown>): unknown {
  if (names.has(value)) return names.get(value)
  if (Array.isArray(value)) return sortByID(value.map((one) => reduce(one, names)))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (notCompared.has(key) ? [] : [[key, reduce(part, names)]])),
  )
}

/** Options with the same ListOrder may come in any order. */
const sortByID = (list: unknown[]): unknown[] => list.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
const idOf = (one: unknown): string => String((one as JsonBody | null)?.ID ?? '')

/** Expects at least these properties, at every depth. */
export function partly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(partly)
  if (value === null || typeof value !== 'object') return value
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, partly(part)])))
}
