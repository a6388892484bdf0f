import type { ClusterPaths } from './cluster-paths.ts'

/** For two cores and little memory. */
const defaults: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  // plans of a table that has grown are replaced after its next statistics; the default is a minute (0083)
  autovacuum_naptime: '15s',
  io_workers: '2',
  jit: 'off',
  random_page_cost: '1.1',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // the application reports statement errors, which may contain personal data
  log_min_messages: 'log',
  log_checkpoints: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}

/** Only this machine can connect; the socket is in the cluster's folder, which only its owner may enter. */
const fixedSettings = (paths: ClusterPaths) => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: paths.socketFolder ?? '',
})

export function postgresArguments(
  paths: ClusterPaths,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): string[] {
  const all = { ...defaults, ...settings, ...fixedSettings(paths), port: String(port) }
  return ['-D', paths.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/**
 * A process of PostgreSQL keeps a megabyte that it freed (glibc). Without it, every plan gave its memory back to the
 * system and took it again: three to five times as many page faults, 3 % of the time of a checkout.
 */
const keptMemory = { MALLOC_TOP_PAD_: '1048576' }

/** Removes the caller's PG… variables, which would affect the server. */
export function cleanEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'))
  return { ...keptMemory, ...Object.fromEntries(entries), LANG: 'C', LC_ALL: 'C' }
}
