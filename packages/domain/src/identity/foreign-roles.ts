import { holdsRole } from './granted-roles.ts'

/** ACC-6: roles somebody would grant without holding them. Who has full access holds custom roles too. */
export const foreignRoles = (held: ReadonlySet<string>, granted: readonly string[]): string[] =>
  held.has('FullAccess') ? [] : granted.filter((role) => !holdsRole([...held], role))
