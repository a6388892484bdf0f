import { holdsRole } from './granted-roles.ts'

/** ACC-6: roles that the caller would grant without holding them. FullAccess includes custom roles too. */
export const foreignRoles = (held: ReadonlySet<string>, granted: readonly string[]): string[] =>
  held.has('FullAccess') ? [] : granted.filter((role) => !holdsRole([...held], role))
