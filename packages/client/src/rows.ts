export interface OperationRow {
  tag: string
  name: string
  verb: string
  /** `:0`, `:1`: index of the value among the arguments. */
  path: string
  parameters: number
  body: boolean
  /** Takes list options. */
  options: boolean
  list: boolean
  /** Returns a file. */
  file: boolean
}

/** Reads the generated table: a line per tag, then ` Name VERBflags path` for its rows; b body, o options, l list, f file. */
export function parseRows(table: string): OperationRow[] {
  let tag = ''
  return table.split('\n').flatMap((line) => {
    const [, name = '', verb = '', flags = '', path = ''] = /^ (\w+) ([A-Z]+)(\w*) (\S+)$/.exec(line) ?? []
    if (!name) tag = line
    const parameters = path.split(':').length - 1
    const has = (flag: string) => flags.includes(flag)
    if (!name) return []
    const options = has('o') || has('l')
    return { tag, name, verb, path, parameters, body: has('b'), options, list: has('l'), file: has('f') }
  })
}

/**
 * Values are escaped, unlike in the published client, where `a/b?c` as an ID changes the URL. Dots cannot be escaped:
 * URL parsers treat `%2E%2E` as a parent folder.
 */
export function addressOf(path: string, values: readonly unknown[]): string {
  return path.replace(/:(\d)/g, (_, index) => {
    const value = String(values[index])
    if (/^\.\.?$/.test(value)) throw new Error(`Not a valid path value: ${value}`)
    return encodeURIComponent(value)
  })
}
