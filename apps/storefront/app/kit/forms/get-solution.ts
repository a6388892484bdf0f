/**
 * Fetches and solves a captcha challenge. Undefined if no challenge is available; the server then knows that its
 * captcha is down.
 */
export async function getSolution(signal: AbortSignal): Promise<string | undefined> {
  const [{ isChallenge, solveChallenge }, challenge] = await Promise.all([
    import('./solve-challenge.ts'),
    askForChallenge(signal),
  ])
  return isChallenge(challenge) ? solveChallenge(challenge, signal) : undefined
}

async function askForChallenge(signal: AbortSignal): Promise<unknown> {
  const answer = await fetch('/api/session/captcha', { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) return undefined
  return ((await answer.json()) as { challenge?: unknown }).challenge
}
