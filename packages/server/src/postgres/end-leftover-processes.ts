import { realpath } from 'node:fs/promises'
import type { ClusterPaths } from './cluster-paths.ts'
import { commandLineOf, isAlive, listProcesses, workingFolderOf } from './processes.ts'

/**
 * Ends processes that a killed server left behind. A process in a long query does not notice that its server is gone,
 * and holds the shared memory that the next one needs: 20 of them delayed a restart by over 9 minutes. Only for a
 * server known to be dead; finds nothing where the system does not show working folders.
 */
export async function endLeftoverProcesses(paths: ClusterPaths, signal: 'SIGQUIT' | 'SIGKILL'): Promise<number[]> {
  const cluster = await realpath(paths.cluster)
  const remains = listProcesses().filter(
    (pid) => workingFolderOf(pid) === cluster && commandLineOf(pid)?.startsWith('postgres: ') && isAlive(pid),
  )
  for (const pid of remains) {
    try {
      process.kill(pid, signal)
    } catch {
      // it has exited in the meantime
    }
  }
  return remains
}
