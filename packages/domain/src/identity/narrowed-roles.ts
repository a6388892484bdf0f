import { foreignRoles } from './foreign-roles.ts'

/**
 * The asked roles that the caller holds, each once. A reader's role is not part of its administrator's: `ShipmentReader`
 * opens a list that `ShipmentAdmin` does not.
 */
export function narrowedRoles(held: ReadonlySet<string>, asked: readonly string[]): string[] {
  const foreign = new Set(foreignRoles(held, asked))
  return [...new Set(asked)].filter((role) => !foreign.has(role))
}
