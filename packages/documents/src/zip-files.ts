import { zipSync } from 'fflate'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** Zips several files; repeated names get a number. */
export function zipFiles(files: readonly NamedFile[], at: Date): Uint8Array {
  const entries: Record<string, Uint8Array> = {}
  for (const { name, bytes } of files) entries[findFreeName(entries, name)] = bytes
  return zipSync(entries, { mtime: at })
}

function findFreeName(taken: Record<string, unknown>, name: string, turn = 2): string {
  if (!Object.hasOwn(taken, name)) return name
  const other = name.replace(/(\.\w+)?$/, (ending) => `-${turn}${ending}`)
  return Object.hasOwn(taken, other) ? findFreeName(taken, name, turn + 1) : other
}
