import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../source-files.ts'
import type { Cluster } from './open-cluster.ts'

const run = promisify(execFile)
/** Ends one that hangs. */
const timeout = 120_000

/** Runs `npm run doctor` on the cluster and returns what it says, line by line. */
export async function runDoctor(cluster: Cluster, more: Record<string, string> = {}): Promise<string[]> {
  const settings = {
    DATABASE_URL: cluster.databaseUrl,
    PUBLIC_URL: cluster.url,
    BLOBS_URL: cluster.bucket.url,
    ...more,
  }
  const env = { ...process.env, ...settings, TESSERA_DATA: cluster.folder }
  const doctor = [`${root}apps/shop/src/doctor.ts`]
  const { stdout } = await run(process.execPath, doctor, { cwd: root, env, timeout }).catch(
    (error: { stdout?: string }) => error,
  )
  return (stdout ?? '').split('\n')
}
