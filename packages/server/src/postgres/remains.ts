import { realpath } from 'node:fs/promises'
import { commandLineOf, isAlive, listProcesses, workingFolderOf } from './processes.ts'
import type { Site } from './site.ts'

/**
 * Ends what a killed server left behind. A process busy with a long query never looks whether its server still
 * lives, and holds the shared memory the next one needs: 20 of them kept a restart waiting over 9 minutes.
 * Only for a server known to be dead; where the system does not show working folders, nothing is found.
 */
export async function endRemains(site: Site, signal: 'SIGQUIT' | 'SIGKILL'): Promise<number[]> {
  const cluster = await realpath(site.cluster)
  const remains = listProcesses().filter(
    (pid) => workingFolderOf(pid) === cluster && commandLineOf(pid)?.startsWith('postgres: ') && isAlive(pid),
  )
  for (const pid of remains) {
    try {
      process.kill(pid, signal)
    } catch {
      // gone in the meantime
    }
  }
  return remains
}
