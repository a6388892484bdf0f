const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/**
 * Sets these fields, returning the same object if nothing differs. After a change, only one line of a cart of sixty may
 * differ, and the writer needs to know which.
 */
export function updateIfChanged<T extends object>(thing: T, fields: Partial<T>): T {
  for (const name in fields) {
    const [was, is] = [thing[name], fields[name]]
    if (was !== is && !(isEmpty(was) && isEmpty(is))) return { ...thing, ...fields }
  }
  return thing
}
