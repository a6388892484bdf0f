/**
 * The health check of a container, which may have no curl: exits with 0 if an address answers, by default this
 * container's own readiness.
 */
const [, , url = `http://127.0.0.1:${process.env.PORT || 3000}/health/ready`] = process.argv
const timeoutMilliseconds = 3000

const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
