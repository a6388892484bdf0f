const written = Symbol('JSON')

interface Written {
  [written]?: string
}

/** Writes a value that is part of a page's data and of the key of a cached part, such as a product in a listing. */
export function writeOnce<T extends object>(value: T): T {
  const writable: Written = value
  writable[written] = JSON.stringify(value)
  return value
}

export const jsonOf = (value: unknown): string =>
  (typeof value === 'object' && (value as Written | null)?.[written]) || JSON.stringify(value)

/** Everything a part gets, as text: the JSON of each prop after its name. */
export function keyOf(props: object): string {
  let key = ''
  for (const [name, value] of Object.entries(props)) key += `${name} ${jsonOf(value)} `
  return key
}

/** The JSON of an object whose first field is JSON already. */
export const objectJson = (name: string, json: string, rest: object): string =>
  `{"${name}":${json},${JSON.stringify(rest).slice(1)}`
