import type { Operation } from '@tessera/contract/kit/operation'

/** Whether the roles of a seller's user open a call of the shop for its staff: any one of the row's, or `FullAccess`. */
export const mayUseStaffCall = (held: Iterable<string>, { roles }: Pick<Operation, 'roles'>): boolean => {
  const own = new Set(held)
  return own.has('FullAccess') || roles.some((role) => own.has(role))
}
