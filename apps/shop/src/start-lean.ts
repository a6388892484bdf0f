/**
 * glibc raises by itself how much freed memory it keeps, to 40 MB and more after one large answer of the database. It
 * reads how much it may before our first line runs, so the program takes its own place once, with the limit it began
 * with said aloud: a shop of 10,000 products then rests at 215 MB instead of 267. A parent that listens (`--watch`)
 * would lose its channel, and keeps the memory instead.
 */
export function startLean(): void {
  const { platform, channel, env, execPath, execArgv, argv, execve } = process
  if (platform !== 'linux' || channel || env.MALLOC_TRIM_THRESHOLD_ || !execve) return
  execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_TRIM_THRESHOLD_: '131072' })
}
