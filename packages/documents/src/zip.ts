import { zipSync } from 'fflate'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** Zips several files; repeated names get a number. */
export function zip(files: readonly NamedFile[], at: Date): Uint8Array {
  const entries: Record<string, Uint8Array> = {}
  for (const { name, bytes } of files) entries[free(entries, name)] = bytes
  return zipSync(entries, { mtime: at })
}

function free(taken: Record<string, unknown>, name: string, turn = 2): string {
  if (!Object.hasOwn(taken, name)) return name
  const other = name.replace(/(\.\w+)?$/, (ending) => `-${turn}${ending}`)
  return Object.hasOwn(taken, other) ? free(taken, name, turn + 1) : other
}
