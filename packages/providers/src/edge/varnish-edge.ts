import type { Edge } from './port.ts'

const timeoutMilliseconds = 2000
/** Varnish accepts 8,000 characters in a header. */
const maxCharacters = 6000

/** Varnish with `deploy/varnish/tessera.vcl`. */
export const varnishEdge = (url: string, secret: string): Edge => ({
  url,
  purge: async (keys) => {
    for (const text of joinKeys(keys)) await send(url, secret, text)
  },
})

async function send(url: string, secret: string, keys: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'PURGE',
    headers: { authorization: `Bearer ${secret}`, 'surrogate-key': keys },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The edge answered ${answer.status} to a purge: ${text.slice(0, 200)}`)
}

/** The keys as few header values. */
function joinKeys(keys: readonly string[]): string[] {
  const texts: string[] = []
  for (const key of keys) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + key.length < maxCharacters) texts[texts.length - 1] = `${last} ${key}`
    else texts.push(key)
  }
  return texts
}
