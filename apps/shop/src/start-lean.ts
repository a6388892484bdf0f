/**
 * glibc raises its own limit for freed memory that it retains, to 40 MB and more after one large database result. It
 * reads the limit before our first line runs, so the program re-executes itself once with the initial limit set
 * explicitly: a shop with 10,000 products then idles at 215 MB instead of 267. With a parent that uses an IPC channel
 * (`--watch`) the re-exec would lose the channel, so it is skipped.
 */
export function startLean(): void {
  const { platform, channel, env, execPath, execArgv, argv, execve } = process
  if (platform !== 'linux' || channel || env.MALLOC_TRIM_THRESHOLD_ || !execve) return
  execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_TRIM_THRESHOLD_: '131072' })
}
