import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Programs } from './find-programs.ts'

const run = promisify(execFile)
/** Ends a program that hangs. */
const timeout = 120_000

/** The commands of docs/operating/backups.md, "One table". */
const commands = `
set -o errexit -o pipefail
pg_dump "$copy" -t "$table" | psql -q -1 -v ON_ERROR_STOP=1 "$database" >/dev/null
psql "$copy" -Atc "
  select format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'f' and confrelid = '$table'::regclass and conrelid <> confrelid" |
  psql -q -1 -v ON_ERROR_STOP=1 "$database"
schema() { pg_dump "$1" -s -n "\${table%%.*}" | grep -v restrict; }
diff <(schema "$copy") <(schema "$database") || true
`

/** Brings one table of a restored copy into the running database. What differs between their schemas then, by line. */
export async function bringTableBack(
  { psql }: Programs,
  names: { copy: string; database: string; table: string },
): Promise<string[]> {
  const env = { ...names, PATH: `${dirname(psql)}:${process.env.PATH}` }
  const { stdout } = await run('bash', ['-c', commands], { env, timeout, maxBuffer: 64_000_000 })
  return stdout.split('\n').filter(Boolean)
}
