const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/**
 * The thing with these fields; the very same thing where they are what it has. Of a cart of sixty lines one is another
 * after a change, and whoever writes it has to find out which.
 */
export function updated<T extends object>(thing: T, fields: Partial<T>): T {
  for (const name in fields) {
    const [was, is] = [thing[name], fields[name]]
    if (was !== is && !(isEmpty(was) && isEmpty(is))) return { ...thing, ...fields }
  }
  return thing
}
