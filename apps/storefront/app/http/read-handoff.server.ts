import type { EntryContext } from 'react-router'

/**
 * Loader data arrives as a stream, and the router renders one script per chunk with a wait in between. All of it is
 * available already, so it is read first and rendered at once.
 */
export async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const all = Object.assign(Promise.resolve(), await textOf(serverHandoffStream))
  renderMeta.streamCache = { 0: all }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<{ result?: Result; error?: unknown }> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) pieces.push(value)
    return { result: { done: true, value: Buffer.concat(pieces).toString() } }
  } catch (error) {
    return { error }
  } finally {
    reader.releaseLock()
  }
}

interface Result {
  done: boolean
  value: string
}
